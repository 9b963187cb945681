import { useId } from 'react'
import { LoadError } from '../../paging/LoadError.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { TicketForm } from './TicketForm.js'
import { useTicketDraft } from './useTicketDraft.js'
import { useTicketOrders } from './useTicketOrders.js'

const Waiting = () => (
  <LoadingRegion label="Loading your orders">
    <Stack gap="m">
      <Skeleton height="72px" />
      <Skeleton height="214px" />
      <Skeleton width="160px" height="44px" />
    </Stack>
  </LoadingRegion>
)

/** The ticket form, shown once the customer's orders or the vendor's jobs are loaded. */
export const SubmitTicket = ({ orderId }: { orderId: string | null }) => {
  const id = useId()
  const draft = useTicketDraft(orderId)
  const { orders, error, hasMore, more } = useTicketOrders(draft.orderId)

  const content = () => {
    if (error) {
      return <LoadError what="your orders" error={error} />
    }
    if (!orders) return <Waiting />
    return <TicketForm orders={orders} draft={draft} onMore={hasMore ? more : undefined} />
  }
  return (
    <Card aria-labelledby={id}>
      <Stack gap="m">
        <Heading level={2} look={3} id={id}>
          Submit Support Ticket
        </Heading>
        {content()}
      </Stack>
    </Card>
  )
}
