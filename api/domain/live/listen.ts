import { unavailable } from '../../platform/errors.js'
import type { Changes } from './Changes.js'
import type { LiveContext } from './LiveContext.js'
import { type Pending, Screen } from './Screen.js'

/** How often an idle screen gets a new cursor, so that its cursor never grows too old to resume from. */
const IDLE_MS = 25_000

const isEmpty = ({ jobs, stale }: Pending) => jobs.size + stale.size === 0

const actsOf = ({ jobs, stale }: Pending) =>
  [...jobs, ...[...stale.values()].map(({ id, act }) => [id, act] as const)].flatMap(([id, act]) =>
    id !== null && act !== null ? { id, act } : [],
  )

const messageOf = (pending: Pending, cursor: string, position: string | null): Changes => ({
  cursor,
  position,
  reload: pending.isReload,
  jobIds: [...pending.jobs.keys()],
  stale: [...pending.stale.values()],
  acts: actsOf(pending),
})

async function* messagesFor(context: LiveContext, screen: Screen, after: string | null) {
  const { liveHub, metrics, clock } = context.app
  try {
    // Read before the screen opens, because everything it receives from then on is newer.
    let { cursor } = liveHub
    if (cursor === null) throw unavailable()
    await liveHub.open(screen, after)
    let pending = await screen.next(0)
    while (pending) {
      if (screen.hasExpired(clock())) return await screen.check()
      if (pending.isReload) metrics.live.reloads.inc()
      else if (!isEmpty(pending)) metrics.live.deliveries.inc()
      yield messageOf(pending, cursor, liveHub.position)
      pending = await screen.next(IDLE_MS)
      // The cursor is a second old: the screen has received everything that it covers, in this message or an earlier
      // one.
      cursor = liveHub.cursor ?? cursor
    }
  } finally {
    liveHub.close(screen)
  }
}

/** The messages of one subscription, until it ends. */
export const listen = async (
  context: LiveContext,
  after: string | null,
): Promise<AsyncIterator<Changes> & AsyncIterable<Changes>> => {
  const screen = new Screen(await context.signedIn(), () => context.check())
  const messages = messagesFor(context, screen, after)
  const iterator: AsyncIterator<Changes> & AsyncIterable<Changes> = {
    [Symbol.asyncIterator]: () => iterator,
    next: () => messages.next(),
    // A waiting generator does not notice that it should end.
    return: () => {
      screen.close()
      return messages.return(undefined)
    },
  }
  return iterator
}
