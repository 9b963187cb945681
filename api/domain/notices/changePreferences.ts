import { badField } from '../../platform/errors.js'
import { whyNotChosen } from '../../rules/notices/noticePreferences.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import { rescheduleHeld } from './heldNotices.js'
import type { NoticeFrequencyInput, QuietHoursInput } from './NoticePreferences.js'
import { clockOf, readPreferences } from './readPreferences.js'
import { saveChoice } from './saveChoice.js'

/** Two windows may choose at once: the later one counts. */
export async function setNoticeFrequency(context: Context, input: NoticeFrequencyInput): Promise<Viewer> {
  const viewer = await context.signedIn()
  const { group, channel, frequency } = input
  const refusal = whyNotChosen(viewer.userType, input)
  if (refusal) throw badField(refusal.path, refusal.message)
  const stored = await readPreferences(context.database.pool, viewer.personId)
  await context.act(async tx => {
    await lockActive(tx, viewer)
    await saveChoice(tx, viewer.personId, input, context.now)
    await rescheduleHeld(tx, viewer.personId, { clock: clockOf(stored!), now: context.now }, (name, by) =>
      name === group && by === channel ? frequency : stored!.frequencyOf(name, by),
    )
  })
  return viewer
}

export async function setQuietHours(context: Context, input: QuietHoursInput): Promise<Viewer> {
  const viewer = await context.signedIn()
  const { isOn, from, to, timeZone } = input
  const stored = await readPreferences(context.database.pool, viewer.personId)
  await context.act(async tx => {
    await lockActive(tx, viewer)
    await tx.execute(
      `insert into quiet_hours (user_id, is_on, from_hour, to_hour, time_zone) values (?, ?, ?, ?, ?)
       on conflict (user_id) do update set is_on = excluded.is_on, from_hour = excluded.from_hour,
         to_hour = excluded.to_hour, time_zone = excluded.time_zone`,
      [viewer.personId, isOn, from, to, timeZone],
    )
    const clock = clockOf({ quiet: { isOn, from, to, timeZone } })
    await rescheduleHeld(tx, viewer.personId, { clock, now: context.now }, stored!.frequencyOf)
  })
  return viewer
}
