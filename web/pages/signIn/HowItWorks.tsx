import { NumberedSteps } from '../../ui/layout/NumberedSteps.js'
import { Section } from '../../ui/layout/Section.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Badge } from '../../ui/text/Badge.js'
import { Text } from '../../ui/text/Text.js'
import { ExampleRequest } from './ExampleRequest.js'

const steps = [
  { title: 'Tell us what needs to go', text: 'Photos, the address and a day. It takes a minute.' },
  { title: 'Compare the bids', text: 'Local vendors send their prices. See their ratings side by side.' },
  {
    title: 'Accept one',
    text: 'The price you accept is the price of the job. Then you follow it until it is done.',
  },
]

/** The three steps of a request, and what one looks like. */
export const HowItWorks = () => (
  <>
    <Section title="How it works" sunken>
      <NumberedSteps steps={steps} />
    </Section>
    <Section title="See a sample request">
      <Stack gap="xs" align="start">
        <Badge>Example</Badge>
        <Text tone="muted">
          Try it for free. There is no commitment, and you pay only the price of the bid you accept.
        </Text>
      </Stack>
      <ExampleRequest />
    </Section>
  </>
)
