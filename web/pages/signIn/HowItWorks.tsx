import { useEffect } from 'react'
import { NumberedSteps } from '../../ui/layout/NumberedSteps.js'
import { Section } from '../../ui/layout/Section.js'
import { Stack } from '../../ui/layout/Stack.js'
import { AfterPaint } from '../../ui/states/AfterPaint.js'
import { useOwnLayout } from '../../ui/states/useOwnLayout.js'
import { Badge } from '../../ui/text/Badge.js'
import { Text } from '../../ui/text/Text.js'
import { ExampleRequest } from './ExampleRequest.js'

const steps = [
  { title: 'Tell us what has to go', text: 'Photos, the address and a day. It takes a minute.' },
  { title: 'Compare the bids', text: 'Local vendors name their price. You see their ratings beside it.' },
  {
    title: 'Accept one',
    text: 'The price you accept is the price of the job. Then you follow it until it is done.',
  },
]

/** Keeps the footer out of sight until the example is drawn. */
const EXAMPLE_HEIGHT = '640px'

/** Who comes back to the page finds it as high as it was, and so at the place where they had been. */
let wasDrawn = false

const Example = () => {
  useEffect(() => {
    wasDrawn = true
  }, [])
  return (
    <Section title="What a request looks like">
      <Stack gap="xs" align="start">
        <Badge>Example</Badge>
        <Text tone="muted">
          Yours costs nothing to try: sending it is free, nothing binds you, and all you pay is the price of
          the bid you accept.
        </Text>
      </Stack>
      <ExampleRequest atOnce={wasDrawn} />
    </Section>
  )
}

/** The three steps of a request, and what one looks like: on a first visit in several frames, between which a press is answered. */
export const HowItWorks = () => {
  useOwnLayout(!wasDrawn)
  return (
    <>
      <Section title="How it works" sunken>
        <NumberedSteps steps={steps} />
      </Section>
      <AfterPaint inOwnFrame atOnce={wasDrawn} fallback={<div style={{ height: EXAMPLE_HEIGHT }} />}>
        <Example />
      </AfterPaint>
    </>
  )
}
