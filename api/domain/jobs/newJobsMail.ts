import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { Mail } from '../../platform/mail/Post.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { formatMoney } from '../../rules/formatMoney.js'
import type { NoticeData } from '../../rules/notices/notices.js'
import type { AppContext } from '../context.js'
import { isAvailableTo, type JobTable } from '../jobs/jobPolicy.js'
import { MAILED_JOB, type MailedJob, sentences, whatOf, whenOf } from '../jobs/mailedJob.js'
import type { SentNotice } from '../notices/sentNotice.js'

/** The jobs that the vendor can still bid on. */
const STILL_OPEN = prepared(`
  select ${MAILED_JOB} from jobs j
  where j.id = any(:jobIds::uuid[]) and ${isAvailableTo(columnsOf<JobTable>('j'), ':userId')}
  order by j.created_at, j.id`)

/** Beyond this many, a mail only says how many more there are. */
const MOST_NAMED = 20

const wordsOf = (job: MailedJob, now: Date) => [
  whatOf(job),
  whenOf(job, now),
  ...(job.customerBudget ? [`Budget: ${formatMoney(job.customerBudget)}`] : []),
]

/** One mail about all the jobs posted for a vendor since the last one. */
export const writeNewJobsMail = async (
  { config, database, clock }: AppContext,
  { businessId: userId, email, firstName }: SentNotice,
  all: SentNotice[],
): Promise<Mail | null> => {
  const jobs = await rowsOf<MailedJob & Record<string, unknown>>(database.pool, STILL_OPEN, {
    jobIds: all.map(({ jobId }) => jobId),
    userId,
    now: clock(),
  })
  const [first] = jobs
  if (!first) return null
  const isGivenBack = all.some(
    ({ jobId, data }) => jobId === first.id && (data as NoticeData<'job_posted'>).isGivenBack,
  )
  const named = jobs.slice(0, MOST_NAMED)
  const more = jobs.length - named.length
  const url = config.publicUrl
  const one = isGivenBack
    ? {
        subject: `A job in ${first.zipCode} is open again`,
        opening: 'A job that matches your services and areas is open for bids again.',
      }
    : {
        subject: `A new job in ${first.zipCode}`,
        opening: 'A new job matches your services and areas.',
      }
  const several = {
    subject: `${jobs.length} new jobs in your service areas`,
    opening: `${jobs.length} new jobs match your services and areas.`,
  }
  const { subject, opening } = jobs.length === 1 ? one : several
  return {
    to: email,
    subject,
    body: [`Hello ${firstName},`, opening],
    facts: [
      ...named.map(job => [job.zipCode, sentences(...wordsOf(job, clock()))] as const),
      ...(more > 0 ? [['And', `${more} more`] as const] : []),
    ],
    link:
      jobs.length === 1
        ? { label: 'Open the job', url: `${url}/?job=${first.id}` }
        : { label: 'See available jobs', url: `${url}/` },
    why: "You're a Haulbid vendor and get emails about new jobs that match.",
  }
}
