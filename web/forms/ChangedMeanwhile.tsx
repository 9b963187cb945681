import { useFormikContext } from 'formik'
import { Button } from '../ui/actions/Button.js'
import { Inline } from '../ui/layout/Inline.js'
import { Stack } from '../ui/layout/Stack.js'
import { Banner } from '../ui/states/Banner.js'
import { type Fact, Facts } from '../ui/text/Facts.js'

type ChangedMeanwhileProps = {
  /** The current values. */
  facts: readonly Fact[]
  /** The next save overwrites the current values. */
  onKeep: () => void
  discardLabel: string
  onDiscard: () => void
}

/** Shown in a form whose subject has changed since the form opened; what was typed is kept until they decide. */
export const ChangedMeanwhile = ({ facts, onKeep, discardLabel, onDiscard }: ChangedMeanwhileProps) => {
  const { isSubmitting } = useFormikContext()
  // The user's own save caused the change, and its answer is on the way.
  if (isSubmitting) return null
  return (
    <Banner tone="warning" role="status" title="Someone changed this while you were editing. It is now:">
      <Stack gap="s">
        <Facts facts={facts} />
        <Inline gap="xs">
          <Button size="s" onClick={onKeep}>
            Keep What I Typed
          </Button>
          <Button size="s" look="quiet" onClick={onDiscard}>
            {discardLabel}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  )
}
