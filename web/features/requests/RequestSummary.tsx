import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { WideOnly } from '../../ui/layout/WideOnly.js'
import type { Fact } from '../../ui/text/Facts.js'
import { Heading } from '../../ui/text/Heading.js'
import { SummaryList } from '../../ui/text/SummaryList.js'
import { Text } from '../../ui/text/Text.js'
import { ServiceFee } from './ServiceFee.js'

type RequestSummaryProps = { facts: readonly Fact[]; budget?: string }

/** Stays in view beside the form: the request so far, and the fee for it. */
export const RequestSummary = ({ facts, budget }: RequestSummaryProps) => (
  <WideOnly>
    <Card tone="accent">
      <Stack gap="m">
        <Heading level={2} look={3}>
          Your request
        </Heading>
        <SummaryList
          facts={[...facts, { label: 'Service fee', value: <ServiceFee {...(budget && { budget })} /> }]}
        />
        <Text size="s" tone="muted">
          Sending a request is free, and you are not committed to anything. You pay the price of the bid you
          accept.
        </Text>
      </Stack>
    </Card>
  </WideOnly>
)
