import type { Demo } from '../Demo.js'

/** The vendor gets document notices once a day and no mail about ratings. The customer sleeps late. */
export const noticeDemo: Demo = {
  async accounts({ tx, now, users: { vendor, customer } }) {
    await tx.execute(
      `insert into notice_preferences (user_id, notice_group, channel, frequency, changed_at)
       values (?, 'documents', 'mail', 'daily', ?), (?, 'ratings', 'mail', 'off', ?)`,
      [vendor!.id, now, vendor!.id, now],
    )
    await tx.execute(
      `insert into quiet_hours (user_id, from_hour, to_hour, time_zone) values (?, 22, 9, 'America/Chicago')`,
      [customer!.id],
    )
  },
}
