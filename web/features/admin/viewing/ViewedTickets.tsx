import { ticketStatuses } from '@rules/supportRules.js'
import { useViewedTicketsQuery } from '../../../generated/hooks.js'
import { Ago } from '../../../ui/Ago.js'
import { Badge } from '../../../ui/Badge.js'
import { Card } from '../../../ui/Card.js'
import { EmptyState } from '../../../ui/EmptyState.js'
import { ErrorState } from '../../../ui/ErrorState.js'
import { Heading } from '../../../ui/Heading.js'
import { Inline } from '../../../ui/Inline.js'
import { LoadingRegion } from '../../../ui/LoadingRegion.js'
import { MoreButton } from '../../../ui/MoreButton.js'
import { Skeleton } from '../../../ui/Skeleton.js'
import { Stack } from '../../../ui/Stack.js'
import { Text } from '../../../ui/Text.js'
import { OffButton } from './OffButton.js'

/** A customer's tickets with their answers, to read. */
export const ViewedTickets = ({ customerId }: { customerId: string }) => {
  const { data, previousData, error, refetch, fetchMore } = useViewedTicketsQuery({
    variables: { customerId },
  })
  const tickets = (data ?? previousData)?.supportTickets
  if (error && !tickets) {
    return <ErrorState title="We couldn't load the tickets" onRetry={() => void refetch().catch(() => {})} />
  }
  if (!tickets) {
    return (
      <LoadingRegion label="Loading tickets...">
        <Skeleton height="120px" />
      </LoadingRegion>
    )
  }
  return (
    <Stack>
      <Inline>
        <OffButton look="primary">Submit Ticket</OffButton>
      </Inline>
      {tickets.nodes.length === 0 && <EmptyState title="No tickets yet" level={2} />}
      {tickets.nodes.map(({ id, job, status, createdAt, issue, adminResponse }) => (
        <Card as="article" key={id} padding="m" aria-label={`Ticket about order ${job.orderNumber}`}>
          <Stack gap="xs">
            <Inline justify="between">
              <Heading level={2} look={4}>
                Order {job.orderNumber}
              </Heading>
              <Badge tone={ticketStatuses[status].tone}>{ticketStatuses[status].label}</Badge>
            </Inline>
            <Text size="s" tone="muted">
              Sent <Ago value={createdAt} />
            </Text>
            <Text asTyped>{issue}</Text>
            {adminResponse && <Text asTyped>Answer: {adminResponse}</Text>}
          </Stack>
        </Card>
      ))}
      {tickets.pageInfo.hasNextPage && (
        <MoreButton
          onMore={() => fetchMore({ variables: { after: tickets.pageInfo.endCursor } })}
          failure="We couldn't load more tickets"
        />
      )}
    </Stack>
  )
}
