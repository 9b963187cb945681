import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { Mail, MailFact } from '../../platform/mail/Post.js'
import { groupLabel } from '../../rules/notices/noticePreferences.js'
import { mailTimingOf, noticeWords } from '../../rules/notices/notices.js'
import { mayMail } from '../accounts/heldMails.js'
import type { AppContext } from '../context.js'
import { type JobFacts, readJobFacts } from '../deals/jobFacts.js'
import { sentences } from '../jobs/mailedJob.js'
import { mailTask } from '../mailTask.js'
import { openDigest, stillToTell, type Told } from '../notices/digests.js'
import { NOTICE, type SentNotice } from '../notices/sentNotice.js'
import { stopUrl } from '../notices/stopMails.js'
import { writeNoticeMail } from './writeNoticeMail.js'

/** A digest only counts the notices beyond this many. */
const MOST_NAMED = 40

/** Skips notices that are in another mail, because each notice is in one mail only. */
const TAKE = prepared(`
  update notices set mailed_with = :digestId where mailed_with is null
    and id in (select notice_id from held_notices where digest_id = :digestId order by notice_id)`)

const IN_DIGEST = prepared(
  `${NOTICE} where n.mailed_with = :digestId and n.user_id = :userId order by n.created_at, n.id`,
)

/** The sentence of the bell, then when and where the job is and for how much. */
const lineOf = (notice: Told, jobs: Map<string, JobFacts>): string => {
  const job = notice.jobId && jobs.get(notice.jobId)
  if (!job) return noticeWords(notice)
  const known = new Map(job.about)
  // Sentences about bids already include the price.
  const price = 'price' in notice.data ? [] : job.price.map(fact => fact.join(': '))
  return sentences(noticeWords(notice), [known.get('When'), job.zipCode, ...price].join(', '))
}

const asFacts = (notices: Told[], jobs: Map<string, JobFacts>): MailFact[] => {
  const named = notices.slice(0, MOST_NAMED)
  const groups = [...new Set(named.map(({ group }) => group))]
  const more = notices.length - named.length
  return [
    ...groups.map((group): MailFact => {
      const those = named.filter(notice => notice.group === group)
      return [groupLabel(those[0]!.role, group), those.map(notice => lineOf(notice, jobs))]
    }),
    ...(more > 0 ? [['And', `${more} more`] as const] : []),
  ]
}

const writeAll = async (app: AppContext, notices: Told[]): Promise<Mail> => {
  const jobIds = [...new Set(notices.slice(0, MOST_NAMED).map(({ jobId }) => jobId))].filter(
    id => id !== null,
  )
  const jobs = await readJobFacts(app, notices[0]!.userId, jobIds)
  return {
    to: notices[0]!.email,
    subject: `${notices.length} notifications from Haulbid`,
    body: [`Hello ${notices[0]!.firstName},`, "Here's what happened since our last email."],
    facts: asFacts(notices, jobs),
    link: { label: 'Open Haulbid', url: `${app.config.publicUrl}/` },
    why: 'You chose to get these together, or they came during your quiet hours. You can change both under My Account.',
  }
}

/** A single notice gets its usual mail, and so do several whose mail is made for several. */
const say = (app: AppContext, notices: Told[]): Promise<Mail | null> => {
  const [first] = notices
  const areOfOneMail =
    notices.length === 1 ||
    (mailTimingOf(first!.kind) === 'together' && notices.every(({ kind }) => kind === first!.kind))
  return areOfOneMail ? writeNoticeMail(app, first!, notices) : writeAll(app, notices)
}

/**
 * Mails a person's held notices in one mail, without those read or switched off since. If the queue is late and quiet
 * hours have begun, all of them wait until the end of the hours.
 */
export const digestMail = mailTask<'digestMail'>(async (app, { digestId }, work) => {
  const { pool } = app.database
  const isFirst = work.attempt === 1
  const digest = await openDigest(app, digestId, isFirst)
  if (!digest) return null
  const { userId, email, stored } = digest
  // Checked before the notices are taken, because some may be read or switched off while they wait for a confirmed
  // email.
  if (!(await mayMail(app, email, { digestId }, work))) return null
  await rowsOf(pool, TAKE, { digestId })
  const all = await rowsOf<SentNotice & Record<string, unknown>>(pool, IN_DIGEST, {
    digestId,
    userId,
  })
  const notices = stillToTell(all, stored, 'mail', !isFirst)
  if (notices.length === 0) return null
  const mail = await say(app, notices)
  const groups = [...new Set(notices.map(({ group }) => group))]
  const stop = stopUrl(app, { userId, channel: 'mail', groups })
  return mail && { ...mail, evenUnconfirmed: true, stopUrl: stop }
})
