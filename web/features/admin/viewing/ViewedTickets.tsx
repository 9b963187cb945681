import { ticketGraph } from '@rules/support/ticketGraph.js'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { usePages } from '../../../paging/usePages.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { ViewedTicketsDocument } from './generated/viewing.js'
import { OffButton } from './OffButton.js'

/** A customer's or vendor's tickets and their answers, read-only. */
export const ViewedTickets = ({ customerId }: { customerId: string }) => {
  const query = useQuery(ViewedTicketsDocument, { variables: { customerId } })
  const pages = usePages(query, ({ supportTickets }) => supportTickets)
  const { nodes: tickets } = pages
  if (pages.error) return <LoadError what="the tickets" error={pages.error} />
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
      {tickets.length === 0 && <EmptyState title="No tickets yet" level={2} />}
      {tickets.map(({ id, job, status, createdAt, issue, adminResponse }) => (
        <Card
          as="article"
          key={id}
          padding="m"
          aria-label={job ? `Ticket about order ${job.orderNumber}` : 'Ticket'}
        >
          <Stack gap="xs">
            <Inline justify="between">
              <Heading level={2} look={4}>
                {job ? `Order ${job.orderNumber}` : 'Not about an order'}
              </Heading>
              <Badge tone={ticketGraph.states[status].tone}>{ticketGraph.states[status].label}</Badge>
            </Inline>
            <Text size="s" tone="muted">
              Sent <Ago value={createdAt} />
            </Text>
            <Text asTyped>{issue}</Text>
            {adminResponse && <Text asTyped>Answer: {adminResponse}</Text>}
          </Stack>
        </Card>
      ))}
      {pages.hasMore && <MoreButton onMore={pages.more} failure="We couldn't load more tickets" />}
    </Stack>
  )
}
