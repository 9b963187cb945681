import { isSignature, signatureOf } from '../../platform/signature.js'
import type { UserType } from '../../rules/kinds.js'
import { canSwitchOff, type NoticeGroup, noticeGroupNames } from '../../rules/notices/noticeGroups.js'
import {
  groupLabel,
  groupsOf,
  type NoticeChannel,
  noticeChannels,
} from '../../rules/notices/noticePreferences.js'
import type { AppContext } from '../context.js'
import { dropHeld, lockDigests } from './heldNotices.js'
import { saveChoice } from './saveChoice.js'

/** The groups, channel, and person that a mail's unsubscribe link switches off. */
export interface Stop {
  userId: string
  channel: NoticeChannel
  groups: NoticeGroup[]
}

type App = Pick<AppContext, 'config'>

const sign = ({ config }: App, text: string) => signatureOf(config.secret, `stop mails\n${text}`)

/** Valid as long as SECRET is, because people read mails years later. Contains no email address. */
const stopToken = (app: App, { userId, channel, groups }: Stop): string => {
  const text = [userId, channel, groups.join('~')].join('.')
  return `${text}.${sign(app, text)}`
}

/** Returns null if the token wasn't signed with our SECRET. */
export const readStopToken = (app: App, token: string): Stop | null => {
  const [userId = '', channel = '', groups = '', signature = ''] = token.split('.')
  if (!isSignature(signature, sign(app, [userId, channel, groups].join('.')))) return null
  if (!Object.hasOwn(noticeChannels, channel)) return null
  const named = new Set(groups.split('~'))
  return {
    userId,
    channel: channel as NoticeChannel,
    groups: noticeGroupNames.filter(group => named.has(group) && canSwitchOff(group)),
  }
}

export const stopUrl = (app: App, stop: Stop): string =>
  `${app.config.publicUrl}/unsubscribe?token=${stopToken(app, stop)}`

/** The labels of the groups for this person, or none for a missing account. */
export async function stoppedLabels(app: AppContext, { userId, groups }: Stop): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ role: UserType }>({
    name: 'stopped-labels',
    text: 'select user_type as role from users where id = $1 and closed_at is null',
    values: [userId],
  })
  const role = rows[0]?.role
  return role
    ? groups.filter(group => groupsOf(role).includes(group)).map(group => groupLabel(role, group))
    : []
}

/**
 * Does nothing for a closed account. Locks the account, or closing it at the same moment would leave a choice behind.
 */
export const stopMails = (
  { database, clock }: AppContext,
  { userId, channel, groups }: Stop,
): Promise<void> =>
  database.orm.em.fork().transactional(async tx => {
    const held = await tx.execute('select 1 from users where id = ? and closed_at is null for share', [
      userId,
    ])
    if (held.length === 0) return
    for (const group of groups) await saveChoice(tx, userId, { group, channel, frequency: 'off' }, clock())
    await lockDigests(tx)
    for (const group of groups) await dropHeld(tx, userId, { group, channel })
  })
