import { keysOf } from '../../rules/kinds.js'
import { canSwitchOff, type NoticeGroup } from '../../rules/notices/noticeGroups.js'
import { type NoticeChannel, noticeChannels } from '../../rules/notices/noticePreferences.js'
import { dueAt } from '../../rules/notices/quietHours.js'
import type { AppContext } from '../context.js'
import { clockOf, readPreferences, type StoredPreferences } from './readPreferences.js'

type Delivery = { send: 'now' } | { send: 'later'; at: Date } | { send: 'off' }
type Channels = Record<NoticeChannel, Delivery>

const deliveryOf = (
  stored: StoredPreferences,
  group: NoticeGroup,
  channel: NoticeChannel,
  now: Date,
): Delivery => {
  const frequency = stored.frequencyOf(group, channel)
  // Security notices ignore quiet hours.
  const at = canSwitchOff(group) || frequency === 'off' ? dueAt(now, frequency, clockOf(stored)) : now
  if (!at) return { send: 'off' }
  return at > now ? { send: 'later', at } : { send: 'now' }
}

/** The delivery of a group to a user on each channel at a moment. */
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
