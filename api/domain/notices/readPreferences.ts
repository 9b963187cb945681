import type { ReadSource } from '../../platform/database/prepared.js'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { UserType } from '../../rules/kinds.js'
import { canSwitchOff, type NoticeGroup } from '../../rules/notices/noticeGroups.js'
import {
  groupLabel,
  groupsOf,
  type NoticeChannel,
  type NoticeFrequency,
  noticeChannels,
  offeredChannels,
} from '../../rules/notices/noticePreferences.js'
import { type Clock, STANDARD_QUIET } from '../../rules/notices/quietHours.js'
import { TEXT_CONSENT } from '../../rules/notices/textRules.js'
import { DEFAULT_TIME_ZONE, timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { baseZip } from '../accounts/baseZip.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import type { NoticePreferences, QuietHours } from './NoticePreferences.js'
import { pushDevicesOf } from './pushDevices.js'
import { textNumberOf } from './textConsents.js'

/** A person's stored choices about notices. */
export interface StoredPreferences {
  role: UserType
  quiet: QuietHours
  frequencyOf: (group: NoticeGroup, channel: NoticeChannel) => NoticeFrequency
}

interface Row {
  [column: string]: unknown
  userType: UserType
  /** The person's ZIP code, if they have given one. */
  zip: string | null
  isOn: boolean | null
  from: number | null
  to: number | null
  timeZone: string | null
  chosen: Record<string, NoticeFrequency> | null
}

const READ = prepared(`
  select u.user_type as "userType", q.is_on as "isOn", q.from_hour as "from", q.to_hour as "to", q.time_zone as "timeZone",
    ${baseZip('u')} as zip,
    (select json_object_agg(p.notice_group || ' ' || p.channel, p.frequency)
      from notice_preferences p where p.user_id = u.id) as chosen
  from users u left join quiet_hours q on q.user_id = u.id where u.id = :userId`)

/** Returns null for a missing account. */
export async function readPreferences(pool: ReadSource, userId: string): Promise<StoredPreferences | null> {
  const [row] = await rowsOf<Row>(pool, READ, { userId })
  if (!row) return null
  const { userType: role, zip, isOn, from, to, timeZone, chosen } = row
  return {
    role,
    quiet: {
      isOn: isOn ?? true,
      from: from ?? STANDARD_QUIET.from,
      to: to ?? STANDARD_QUIET.to,
      timeZone: timeZone ?? (zip && timeZoneOfZip(zip)),
    },
    frequencyOf: (group, channel) =>
      (canSwitchOff(group) && chosen?.[`${group} ${channel}`]) || noticeChannels[channel].standard,
  }
}

/** We don't guess anyone's night, so there are no quiet hours without a known clock. */
export const clockOf = ({
  quiet: { isOn, from, to, timeZone },
}: Pick<StoredPreferences, 'quiet'>): Clock => ({
  timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  quiet: isOn && timeZone !== null ? { from, to } : null,
})

export async function preferencesOf(
  { app, now }: Pick<Context, 'app' | 'now'>,
  pool: ReadSource,
  viewer: Pick<Viewer, 'personId' | 'sessionId'>,
): Promise<NoticePreferences> {
  const { role, quiet, frequencyOf } = (await readPreferences(pool, viewer.personId))!
  return {
    id: viewer.personId,
    pushKey: app.config.push?.publicKey ?? null,
    pushDevices: await pushDevicesOf(pool, viewer, now),
    textNumber: await textNumberOf(pool, viewer.personId),
    textConsent: TEXT_CONSENT,
    quietHours: quiet,
    groups: groupsOf(role).map(group => ({
      group,
      label: groupLabel(role, group),
      canSwitchOff: canSwitchOff(group),
      choices: offeredChannels.map(channel => ({ channel, frequency: frequencyOf(group, channel) })),
    })),
  }
}
