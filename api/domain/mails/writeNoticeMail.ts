import type { Mail, MailFact } from '../../platform/mail/Post.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { type NoticeKindName, noticePath, noticeTitle, noticeWords } from '../../rules/notices/notices.js'
import type { AppContext } from '../context.js'
import { type JobFacts, readJobFacts } from '../deals/jobFacts.js'
import type { MailsOf, NoticeMail, PlainMail } from '../NoticeMail.js'
import type { SentNotice } from '../notices/sentNotice.js'

/** The mail of each kind of notice, filled from the manifests in nouns.ts. */
export const noticeMails = {} as MailsOf<NoticeKindName>

const priceOf = ({ data, role }: SentNotice, job: JobFacts): MailFact[] => {
  const { price } = data as { price?: string }
  return price === undefined ? job.price : [[role === 'vendor' ? 'Your bid' : 'Bid', formatMoney(price)]]
}

/** Mails the sentence of the bell, with the facts and price of the job if it is about one. */
const writePlain = async (
  app: AppContext,
  notice: SentNotice,
  {
    subject,
    button,
    why,
    more,
    closing,
    facts = (_, __, { about }, price) => [...about, ...price],
  }: PlainMail<object>,
): Promise<Mail> => {
  const { jobId, userId } = notice
  const job = jobId === null ? undefined : (await readJobFacts(app, userId, [jobId])).get(jobId)
  const following = typeof more === 'function' ? more(notice) : more
  const said = typeof following === 'object' ? following[notice.role] : following
  return {
    to: notice.email,
    subject: typeof subject === 'function' ? subject(notice) : (subject ?? noticeTitle(notice)),
    body: [
      `Hello ${notice.firstName},`,
      noticeWords(notice),
      ...(said ? [said] : []),
      ...(closing ? await closing(app) : []),
    ],
    ...(job && { facts: await facts(app, notice, job, priceOf(notice, job)) }),
    link: { label: button, url: `${app.config.publicUrl}${noticePath(notice)}` },
    why: typeof why === 'function' ? why(notice) : why,
  }
}

/** The mail of a notice, or of several in one mail; null if nothing is left to say. */
export const writeNoticeMail = async (
  app: AppContext,
  notice: SentNotice,
  all: SentNotice[],
): Promise<Mail | null> => {
  const mail = noticeMails[notice.kind] as NoticeMail<object>
  if (!mail) return null
  return typeof mail === 'function' ? mail(app, notice, all) : writePlain(app, notice, mail)
}
