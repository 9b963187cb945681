import { keysOf } from '@rules/kinds.js'
import { type TicketStatus, ticketStatuses } from '@rules/supportRules.js'
import { useRef, useState } from 'react'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import type { Ticket_TicketFragment } from '../../../generated/graphql.js'
import { useTicketsQuery } from '../../../generated/hooks.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { ErrorState } from '../../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { usePages } from '../../paging/usePages.js'
import { ManagedJobDialog } from '../orders/ManagedJobDialog.js'
import { ReplyDialog } from './ReplyDialog.js'
import { TicketRecord } from './TicketRecord.js'

type Ticket = Ticket_TicketFragment
type OpenDialog = { kind: 'reply'; ticket: Ticket } | { kind: 'order'; ticket: Ticket }

const statuses = [
  { value: '', label: 'All tickets' },
  ...keysOf(ticketStatuses).map(value => ({ value, label: ticketStatuses[value].label })),
]

/** Customers' support tickets. */
export const ManageTickets = () => {
  const [status, setStatus] = useState<TicketStatus | ''>('open')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useTicketsQuery({ variables: { status: status || null } })
  const pages = usePages(query, ({ supportTickets }) => supportTickets)
  useFocusReturn(dialog !== null, heading)
  const close = () => setDialog(null)
  const { nodes: tickets, error } = pages

  const list = () => {
    if (error) {
      return (
        <ErrorState
          title="We couldn't load the tickets"
          message={serverMessage(error, 'Check your connection, then try again.')}
          onRetry={pages.refresh}
        />
      )
    }
    if (!tickets) {
      return (
        <LoadingRegion label="Loading tickets...">
          <Skeleton height="120px" />
        </LoadingRegion>
      )
    }
    if (tickets.length === 0) {
      return (
        <EmptyState title={status === 'open' ? 'No open tickets' : 'No tickets found'}>
          Customers' questions about their orders appear here.
        </EmptyState>
      )
    }
    return (
      <>
        <Stack as="ul" aria-busy={pages.isOutdated || undefined}>
          {tickets.map(ticket => (
            <li key={ticket.id}>
              <TicketRecord
                ticket={ticket}
                onReply={() => setDialog({ kind: 'reply', ticket })}
                onOpenOrder={() => setDialog({ kind: 'order', ticket })}
                onMoved={() => heading.current?.focus()}
              />
            </li>
          ))}
        </Stack>
        {pages.hasMore && <MoreButton onMore={pages.more} failure="We couldn't load more tickets" />}
      </>
    )
  }

  return (
    <Stack as="section" aria-labelledby="tickets-title">
      <Inline justify="between">
        <Heading level={2} look={3} id="tickets-title" tabIndex={-1} ref={heading}>
          Support tickets
        </Heading>
        <ChoiceBox
          label="Ticket status"
          options={statuses}
          value={status}
          onChange={value => setStatus(value as TicketStatus | '')}
        />
      </Inline>
      {list()}
      {dialog?.kind === 'reply' && <ReplyDialog ticket={dialog.ticket} onClose={close} />}
      {dialog?.kind === 'order' && <ManagedJobDialog id={dialog.ticket.job.id} onClose={close} />}
    </Stack>
  )
}
