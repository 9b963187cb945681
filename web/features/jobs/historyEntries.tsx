import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { Ago } from '../../ui/text/Ago.js'
import { Text } from '../../ui/text/Text.js'
import type { TimelineEntry } from '../../ui/text/Timeline.js'

type Event = OrderDetails_JobFragment['history'][number]

const did = ({ fromStatus, toStatus, actor }: Event): string => {
  const isByAdmin = actor.userType === 'admin'
  switch (toStatus) {
    case 'pending':
      if (fromStatus === null) return 'posted the request'
      return isByAdmin ? 'took the order from its vendor' : 'gave the job back'
    case 'accepted':
      return isByAdmin ? 'gave the order to another vendor' : 'accepted a bid'
    case 'in_progress':
      return 'started the work'
    case 'completed':
      return 'completed the work'
    default:
      return 'cancelled the order'
  }
}

const who = ({ actor }: Event, customerId: string): string => {
  if (actor.id === customerId) return 'You'
  return actor.userType === 'admin' ? 'Haulbid' : `${actor.firstName} ${actor.lastName}`
}

/** What happened to an order, the newest first. */
export const historyEntries = ({
  history,
  customerId,
}: Pick<OrderDetails_JobFragment, 'history' | 'customerId'>): TimelineEntry[] =>
  history.toReversed().map(event => ({
    id: event.id,
    what: (
      <>
        {who(event, customerId)} {did(event)}
        {event.reason && (
          <Text size="s" tone="muted" asTyped>
            {event.reason}
          </Text>
        )}
      </>
    ),
    when: <Ago value={event.createdAt} />,
  }))
