import { keysOf } from '@rules/kinds.js'
import { type TicketStatus, ticketGraph } from '@rules/support/ticketGraph.js'
import { useRef } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { LoadError } from '../../../paging/LoadError.js'
import { usePages } from '../../../paging/usePages.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { useAddressDialog } from '../../admin/useAddressDialog.js'
import { useAddressFilter } from '../../admin/useAddressFilter.js'
import { useReturnToRow } from '../../admin/useReturnToRow.js'
import { TicketsDocument } from './generated/tickets.js'
import { TicketRecord } from './TicketRecord.js'

const FILTER: { status: readonly (TicketStatus | 'all')[] } = {
  status: ['open', ...keysOf(ticketGraph.states).filter(status => status !== 'open'), 'all'],
}

const statuses = [
  { value: 'all', label: 'All tickets' },
  ...keysOf(ticketGraph.states).map(value => ({ value, label: ticketGraph.states[value].label })),
]

/** Customers' and vendors' support tickets. */
export const ManageTickets = () => {
  const [{ status: chosen }, setFilter] = useAddressFilter('tickets', FILTER)
  const status = chosen === 'all' ? '' : chosen
  const reply = useAddressDialog('ticket')
  const order = useAddressDialog('order')
  const openOrder = (job: { id: string } | null) => (job ? () => order.open(job.id) : undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(TicketsDocument, { variables: { status: status || null } })
  const pages = usePages(query, ({ supportTickets }) => supportTickets)
  const { nodes: tickets, error } = pages
  useReturnToRow(tickets !== undefined)

  const list = () => {
    if (error) {
      return <LoadError what="the tickets" error={error} />
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
          Customers' and vendors' questions to support appear here.
        </EmptyState>
      )
    }
    return (
      <>
        <Stack as="ul" aria-busy={pages.isOutdated || undefined}>
          {tickets.map(ticket => (
            <li key={ticket.id} data-row={ticket.id} tabIndex={-1}>
              <TicketRecord
                ticket={ticket}
                onReply={() => reply.open(ticket.id)}
                onOpenOrder={openOrder(ticket.job)}
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
          value={chosen}
          onChange={value => setFilter({ status: value as TicketStatus | 'all' })}
        />
      </Inline>
      {list()}
    </Stack>
  )
}
