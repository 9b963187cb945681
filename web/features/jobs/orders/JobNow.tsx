import { type ReactNode, useId } from 'react'
import { Beside } from '../../../ui/layout/Beside.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'

type JobNowProps = {
  /** The party to act next: "Your turn", "Dale Hart's turn". */
  turn: string
  isViewers: boolean
  /** The next event, in one sentence. */
  children: ReactNode
  /** The viewer's action on it, beside the sentence. */
  action?: ReactNode
  /** In a column with other things below, a step more moves none of them. */
  roomy?: boolean
  /** Actions that matter so much that they take the full width, below. */
  urgent?: ReactNode
}

export const JobNow = ({ turn, isViewers, children, action, roomy, urgent }: JobNowProps) => {
  const id = useId()
  return (
    <Card
      style={roomy ? { minHeight: '184px' } : undefined}
      padding="m"
      tone={isViewers ? 'accent' : 'sunken'}
      aria-labelledby={id}
    >
      <Stack gap="xs">
        <Inline justify="between" align="baseline">
          <Heading level={3} id={id}>
            Now
          </Heading>
          <Text as="span" size="s" strong tone={isViewers ? 'accent' : 'muted'}>
            {turn}
          </Text>
        </Inline>
        <Beside align="center" aside={action}>
          <Stack gap="s">{children}</Stack>
        </Beside>
        {urgent && <Stack gap="s">{urgent}</Stack>}
      </Stack>
    </Card>
  )
}
