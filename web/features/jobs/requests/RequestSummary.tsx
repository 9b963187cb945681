import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/Card.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { SummaryBar } from '../../../ui/layout/SummaryBar.js'
import { WideOnly } from '../../../ui/layout/WideOnly.js'
import type { Fact } from '../../../ui/text/Facts.js'
import { Heading } from '../../../ui/text/Heading.js'
import { SummaryList } from '../../../ui/text/SummaryList.js'
import { Text } from '../../../ui/text/Text.js'
import { ServiceFee } from './SendRequest.js'

const TITLE = 'Your request'

type RequestSummaryProps = {
  facts: readonly Fact[]
  /** The choices so far, in one line. */
  brief: ReactNode
  budget?: string
}

/** The request so far and its fee, beside the form, or in a bar below it on phones. */
export const RequestSummary = ({ facts, brief, budget }: RequestSummaryProps) => {
  const whole = (
    <>
      <SummaryList
        facts={[...facts, { label: 'Service fee', value: <ServiceFee {...(budget && { budget })} /> }]}
      />
      <Text size="s" tone="muted">
        Sending a request is free, with no commitment. You pay only the price of the bid you accept, directly
        to the vendor.
      </Text>
    </>
  )
  return (
    <>
      <WideOnly>
        <Card tone="accent">
          <Stack gap="m">
            <Heading level={2} look={3}>
              {TITLE}
            </Heading>
            {whole}
          </Stack>
        </Card>
      </WideOnly>
      <SummaryBar title={TITLE} brief={brief}>
        <Stack gap="s">{whole}</Stack>
      </SummaryBar>
    </>
  )
}
