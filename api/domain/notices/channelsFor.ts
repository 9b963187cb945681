import { keysOf } from '../../rules/kinds.js'
import { type NoticeChannel, noticeChannels } from '../../rules/noticePreferences.js'
import { canSwitchOff, type NoticeGroup } from '../../rules/notices.js'
import { dueAt } from '../../rules/quietHours.js'
import type { AppContext } from '../context.js'
import { clockOf, readPreferences, type StoredPreferences } from './readPreferences.js'

/** What becomes of a notice on one channel. */
type Delivery = { send: 'now' } | { send: 'later'; at: Date } | { send: 'off' }
type Channels = Record<NoticeChannel, Delivery>

const deliveryOf = (
  stored: StoredPreferences,
  group: NoticeGroup,
  channel: NoticeChannel,
  now: Date,
): Delivery => {
  const frequency = stored.frequencyOf(group, channel)
  // Security does not wait for the morning.
  const at = canSwitchOff(group) || frequency === 'off' ? dueAt(now, frequency, clockOf(stored)) : now
  if (!at) return { send: 'off' }
  return at > now ? { send: 'later', at } : { send: 'now' }
}

/** How a user hears of a group at a moment, by each channel. */
export async function channelsFor(
  { database }: Pick<AppContext, 'database'>,
  user: { id: string },
  group: NoticeGroup,
  now: Date,
): Promise<Channels> {
  const stored = await readPreferences(database.pool, user.id)
  const deliveries = keysOf(noticeChannels).map(channel => [
    channel,
    stored ? deliveryOf(stored, group, channel, now) : { send: 'off' },
  ])
  return Object.fromEntries(deliveries) as Channels
}
