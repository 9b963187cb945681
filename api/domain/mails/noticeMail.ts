import { canSwitchOff } from '../../rules/notices/noticeGroups.js'
import { groupOf, mailTimingOf } from '../../rules/notices/notices.js'
import { mayMail } from '../accounts/heldMails.js'
import { mailTask } from '../mailTask.js'
import { channelsFor } from '../notices/channelsFor.js'
import { holdNotice } from '../notices/heldNotices.js'
import { readNotice, takeIntoMail } from '../notices/sentNotice.js'
import { type Stop, stopUrl } from '../notices/stopMails.js'
import { writeNoticeMail } from './writeNoticeMail.js'

/** Mails a notice, once. Every notice that is mailed comes through here. */
export const noticeMail = mailTask<'noticeMail'>(async (app, { noticeId }, work) => {
  const { pool } = app.database
  const notice = await readNotice(pool, noticeId)
  const group = notice && groupOf(notice.kind, notice.role)
  if (!notice || !group) return null
  const timing = mailTimingOf(notice.kind)
  // A read notice needs no mail, but we finish a mail that was started, because parts of it may have been sent.
  if (timing !== 'now' && notice.readAt && !notice.mailedWith) return null
  const { mail } = await channelsFor(app, { id: notice.userId }, group, app.clock())
  if (mail.send === 'off') return null
  if (mail.send === 'later' && !notice.mailedWith) {
    await holdNotice(pool, { noticeId, channel: 'mail', userId: notice.userId, group, dueAt: mail.at })
    return null
  }
  // Checked before the notice is taken, because it may be read or join another mail while it waits for a confirmed
  // email.
  if (!(await mayMail(app, notice.email, { noticeId }, work))) return null
  const notices = await takeIntoMail(pool, notice, timing === 'together')
  const said = notices.length > 0 ? await writeNoticeMail(app, notice, notices) : null
  const stop: Stop = { userId: notice.userId, channel: 'mail', groups: [group] }
  return (
    said && {
      ...said,
      evenUnconfirmed: true,
      stopUrl: canSwitchOff(group) ? stopUrl(app, stop) : undefined,
    }
  )
})
