import { userTypes } from '@rules/kinds.js'
import type { AnyJob_JobFragment } from '../../../generated/graphql.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Text } from '../../../ui/text/Text.js'
import type { TimelineEntry } from '../../../ui/text/Timeline.js'
import { fullName } from '../users/fullName.js'

type Event = AnyJob_JobFragment['history'][number]

const did: Record<Event['toStatus'], string> = {
  pending: 'posted the request',
  accepted: 'accepted a bid',
  in_progress: 'started the work',
  completed: 'completed the work',
  cancelled: 'cancelled the order',
}

const didAsAdmin: Partial<typeof did> = {
  pending: 'took the job from its vendor',
  accepted: 'gave the job to another vendor',
}

const words = ({ fromStatus, toStatus, actor }: Event) => {
  if (actor.userType === 'admin') return didAsAdmin[toStatus] ?? did[toStatus]
  return fromStatus !== null && toStatus === 'pending' ? 'gave the job back' : did[toStatus]
}

/** What happened to an order and who did it, the newest first. */
export const jobHistory = ({ history }: Pick<AnyJob_JobFragment, 'history'>): TimelineEntry[] =>
  history.toReversed().map(event => ({
    id: event.id,
    what: (
      <>
        {fullName(event.actor)} ({userTypes[event.actor.userType]}) {words(event)}
        {event.reason && (
          <Text size="s" tone="muted" asTyped>
            {event.reason}
          </Text>
        )}
      </>
    ),
    when: <Ago value={event.createdAt} />,
  }))
