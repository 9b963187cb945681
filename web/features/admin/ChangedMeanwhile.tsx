import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useFormikContext } from 'formik'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import { type Fact, Facts } from '../../ui/text/Facts.js'

export const isChangedMeanwhile = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.reason === 'CHANGED_MEANWHILE')

type ChangedMeanwhileProps = {
  /** What it is now. */
  facts: readonly Fact[]
  /** The next save is made over what it is now. */
  onKeep: () => void
  discardLabel: string
  onDiscard: () => void
}

/** In a form whose subject was changed since it was opened: nothing typed is lost until the admin has decided. */
export const ChangedMeanwhile = ({ facts, onKeep, discardLabel, onDiscard }: ChangedMeanwhileProps) => {
  const { isSubmitting } = useFormikContext()
  // A save of one's own has changed it, and its answer is on the way.
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
