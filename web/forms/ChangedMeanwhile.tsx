import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { Button } from '../ui/actions/Button.js'
import { Inline } from '../ui/layout/Inline.js'
import { Stack } from '../ui/layout/Stack.js'
import { Banner } from '../ui/states/Banner.js'
import { useFocusAfterRemoval } from '../ui/states/useFocusAfterRemoval.js'
import { type Fact, Facts } from '../ui/text/Facts.js'
import { useFormStatus } from './FormStatus.js'

type ChangedMeanwhileProps = {
  facts: readonly Fact[]
  /** The next save overwrites the current values. */
  onKeep: () => void
  discardLabel: string
  onDiscard: () => void
}

const Choice = ({ facts, onKeep, discardLabel, onDiscard }: ChangedMeanwhileProps) => {
  const { forgetFailure } = useFormStatus()
  const content = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(content)
  // The refusal is about a version that the user has seen by then.
  const decide = (act: () => void) => () => {
    forgetFailure()
    act()
  }
  return (
    <Banner tone="warning" role="status" title="Someone changed this while you were editing. It is now:">
      <Stack gap="s" ref={content}>
        <Facts facts={facts} />
        <Inline gap="xs">
          <Button size="s" onClick={decide(onKeep)}>
            Keep What I Typed
          </Button>
          <Button size="s" look="quiet" onClick={decide(onDiscard)}>
            {discardLabel}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  )
}

/** Shown in a form whose subject has changed since it was opened; the input is kept until the user decides. */
export const ChangedMeanwhile = (props: ChangedMeanwhileProps) => {
  const { isSubmitting } = useFormikContext()
  // The user's own save caused the change, and its answer is on the way.
  return isSubmitting ? null : <Choice {...props} />
}
