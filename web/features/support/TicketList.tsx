import { useId } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { RefreshIfStale } from '../../paging/RefreshIfStale.js'
import { usePages } from '../../paging/usePages.js'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { SupportTicketsDocument } from './generated/support.js'
import { TicketCard } from './TicketCard.js'

const Waiting = () => (
  <LoadingRegion label="Loading your tickets">
    <Stack>
      <Skeleton height="148px" />
      <Skeleton height="148px" />
    </Stack>
  </LoadingRegion>
)

/** The user's own tickets. Answers appear as support writes them. */
export const TicketList = () => {
  const id = useId()
  const pages = usePages(useQuery(SupportTicketsDocument), ({ supportTickets }) => supportTickets)
  const { nodes: tickets, hasMore, error, more, refresh, isRefreshing } = pages

  const content = () => {
    if (error) {
      return <LoadError what="your tickets" error={error} />
    }
    if (!tickets) return <Waiting />
    if (tickets.length === 0)
      return <EmptyState title="No tickets yet">Your questions and our answers appear here.</EmptyState>
    return (
      <Stack as="ul">
        {tickets.map(ticket => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </Stack>
    )
  }
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Inline justify="between" roomy>
        <Heading level={2} look={3} id={id}>
          Your Tickets
        </Heading>
        {tickets && <RefreshIfStale isBusy={isRefreshing} aria-describedby={id} onClick={refresh} />}
      </Inline>
      {content()}
      {hasMore && <MoreButton onMore={more} failure="We couldn't load more tickets" />}
    </Stack>
  )
}
