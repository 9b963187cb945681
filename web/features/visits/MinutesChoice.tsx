import { etaMinutes } from '@rules/visits/visits.js'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/actions/Button.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'

type MinutesChoiceProps = {
  /** Asked above the minutes, such as whether to set off on another day. */
  question: string | undefined
  isBusy: boolean
  onChoose: (minutes: number) => void
  onClose: () => void
}

/** The second step of setting off: in how many minutes. */
export const MinutesChoice = ({ question, isBusy, onChoose, onClose }: MinutesChoiceProps) => {
  const labelId = useId()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Stack gap="xs" role="group" aria-labelledby={labelId}>
      <Stack gap="xs" id={labelId}>
        {question && <Text strong>{question}</Text>}
        <Text size="s" strong>
          I'm on my way. I'll be there in
        </Text>
      </Stack>
      <Grid gap="xs" min="8rem">
        {etaMinutes.map((minutes, at) => (
          <Button
            key={minutes}
            ref={at === 0 ? first : undefined}
            look="primary"
            disabled={isBusy}
            onClick={() => onChoose(minutes)}
          >
            {minutes} minutes
          </Button>
        ))}
      </Grid>
      <Button look="quiet" onClick={onClose}>
        Not Now
      </Button>
    </Stack>
  )
}
