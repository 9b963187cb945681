import { serviceTypes, userTypes } from '@rules/kinds.js'
import { ticketGraph } from '@rules/support/ticketGraph.js'
import { useId } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import type { Ticket_TicketFragment } from './generated/tickets.js'
import { useMoveTicket } from './useMoveTicket.js'

type TicketRecordProps = {
  ticket: Ticket_TicketFragment
  onReply: () => void
  /** Undefined if the ticket is not about an order. */
  onOpenOrder: (() => void) | undefined
  /** The ticket was closed or reopened, so it may drop out of the current list. */
  onMoved: () => void
}

export const TicketRecord = ({ ticket, onReply, onOpenOrder, onMoved }: TicketRecordProps) => {
  const id = useId()
  const { label, tone } = ticketGraph.states[ticket.status]
  const { can, closes, isBusy, move } = useMoveTicket(ticket, onMoved)

  return (
    <Card as="article" aria-labelledby={id} padding="m">
      <Stack gap="s">
        <Inline justify="between">
          <Heading level={3} look={4} id={id}>
            {fullName(ticket.customer)}
            {ticket.job && `, order ${ticket.job.orderNumber}`}
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        <Text size="s" tone="muted">
          {userTypes[ticket.customer.userType]} ·{' '}
          {ticket.job ? serviceTypes[ticket.job.type] : 'Not about an order'} · {ticket.customer.email} · Sent{' '}
          <Ago value={ticket.createdAt} />
        </Text>
        <Text asTyped>{ticket.issue}</Text>
        {ticket.adminResponse && (
          <Banner tone="info" title="Our answer">
            <Text size="s" asTyped>
              {ticket.adminResponse}
            </Text>
          </Banner>
        )}
        <Inline gap="xs" justify="end">
          {onOpenOrder && (
            <Button size="s" look="quiet" aria-describedby={id} onClick={onOpenOrder}>
              View order
            </Button>
          )}
          {(closes || can('reopen')) && (
            <Button size="s" aria-describedby={id} busy={isBusy} onClick={move}>
              {closes ? 'Close ticket' : 'Reopen'}
            </Button>
          )}
          {can('answer') && (
            <Button size="s" look="primary" aria-describedby={id} onClick={onReply}>
              {ticket.adminResponse ? 'Reply again' : 'Reply'}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
