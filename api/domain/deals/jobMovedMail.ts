import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { Mail, MailFact } from '../../platform/mail/Post.js'
import { type NamedVendor, vendorName } from '../../rules/businesses/vendorName.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { formatPhone } from '../../rules/formatPhone.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import type { UserType } from '../../rules/kinds.js'
import { capital } from '../../rules/text.js'
import { businessOf } from '../accounts/worksFor.js'
import { namedVendor } from '../businesses/businessRows.js'
import type { AppContext } from '../context.js'
import { orderNumber } from '../jobs/Job.js'
import { MAILED_JOB, type MailedJob, serviceOf } from '../jobs/mailedJob.js'
import { readJobFacts } from './jobFacts.js'

interface Step {
  job: MovedJob
  /** The job in its reader's words: "your junk pickup", or "the junk pickup in 78704" for a vendor. */
  order: string
  /** The actor, as the start of a sentence. */
  actor: string
  isAssigned: boolean
  isByAdmin: boolean
}
type Wording = (step: Step) => { subject: string; body: string } | null

/** The mails to a job's customer when somebody else changes its status. */
const toCustomer: Partial<Record<JobStatus, Wording>> = {
  in_progress: ({ order, actor }) => ({
    subject: `${actor} started work on ${order}`,
    body: `${actor} has started ${order}.`,
  }),
  completed: ({ order, actor }) => ({
    subject: `${actor} completed ${order}`,
    body: `${actor} has marked ${order} as completed. You can rate the vendor now. If something isn't right, open a support ticket for the order.`,
  }),
  // Sent only after an admin's assignment, since a customer who accepts a bid knows. If the job was taken away again
  // before the mail was sent, there is another mail for that.
  accepted: ({ job, order, actor }) =>
    job.finalPrice === null
      ? null
      : {
          subject: `${capital(order)} has a new vendor`,
          body: `${actor} gave ${order} to another vendor who bid on it, for ${formatMoney(job.finalPrice)}.`,
        },
  pending: ({ job, order, actor, isByAdmin }) => {
    if (job.offeredPrice !== null)
      return {
        subject: `${capital(order)} can go to another vendor`,
        body: `${actor} took ${order} back from its vendor. Another vendor who bid on it can do it for ${formatMoney(job.offeredPrice)} if you accept. You can also compare other bids.`,
      }
    return {
      subject: isByAdmin ? `${capital(order)} is open for bids again` : `${actor} gave back ${order}`,
      body: `${isByAdmin ? `${actor} has taken ${order} back from its vendor` : `${actor} can no longer do ${order}`}. It is open for bids again, and you can choose another vendor.`,
    }
  },
  cancelled: ({ order, actor }) => ({
    subject: `${actor} cancelled ${order}`,
    body: `${actor} has cancelled ${order}.`,
  }),
}

/** The mails to the assigned vendor or a vendor with an open bid when somebody else changes the job's status. */
const toVendor: Partial<Record<JobStatus, Wording>> = {
  accepted: ({ job, order, actor, isAssigned }) =>
    isAssigned
      ? {
          subject: `${capital(order)} is now yours`,
          body: `${actor} has given you ${order} at your bid of ${formatMoney(job.finalPrice!)}. Call ${job.firstName} with any questions.`,
        }
      : null,
  pending: ({ job, order, actor, isByAdmin }) => ({
    subject: `${capital(order)} is no longer yours`,
    body: `${actor} has taken back ${order}${job.vendorDidNotCome ? ', because nobody came' : ''}. You don't need to do anything else.${isByAdmin || job.vendorDidNotCome ? ' It counts as missed in your record.' : ''}`,
  }),
  cancelled: ({ job, order, actor, isAssigned }) => ({
    subject: `${actor} cancelled ${order}`,
    body: isAssigned
      ? `${actor} has cancelled ${order}${job.vendorDidNotCome ? ', because nobody came. It counts as missed in your record' : ''}. You don't need to do anything else.`
      : `${actor} has cancelled ${order}, and your bid on it is closed.`,
  }),
}

/** An entry of a job's history with its job, its author, and its reader, in one statement. */
const MOVED = prepared(`
  select ${MAILED_JOB}, e.to_status as "toStatus", e.reason, e.vendor_did_not_come as "vendorDidNotCome",
    (select b.price from bids b where b.job_id = j.id and b.offered_at = e.created_at) as "offeredPrice",
    a.id as "actorId", a.user_type as "actorType", ${namedVendor('a')} as actor,
    a.closed_at is not null as "isActorGone",
    ${businessOf('r.id')} as "readerId", r.id as "personId", r.first_name as "readerFirstName", r.email as "readerEmail"
  from job_events e
    join jobs j on j.id = e.job_id
    join users a on a.id = e.actor_id
    join users r on r.id = :userId
  where e.id = :eventId`)

interface MovedJob extends MailedJob {
  toStatus: JobStatus
  reason: string | null
  vendorDidNotCome: boolean
  /** The bid that came with the offer, while it is still offered. */
  offeredPrice: string | null
  actorId: string
  actorType: UserType
  actor: NamedVendor
  isActorGone: boolean
  /** For a vendor the business. */
  readerId: string
  personId: string
  readerFirstName: string
  readerEmail: string
}

const actorOf = (job: MovedJob) => {
  if (job.actorType === 'admin') return 'Haulbid'
  if (job.actorId === job.customerId) return 'The customer'
  // The account may have been closed between the event and its mail.
  return job.isActorGone ? 'Your vendor' : vendorName(job.actor)
}

const linkFor = (job: MovedJob, publicUrl: string) => {
  if (job.readerId === job.customerId)
    return { label: 'Open your order', url: `${publicUrl}/customer/orders?order=${job.id}` }
  if (job.readerId === job.vendorId) return { label: 'Open the job', url: `${publicUrl}/?job=${job.id}` }
  return { label: 'Open your dashboard', url: `${publicUrl}/` }
}

const contactFor = (job: MovedJob): MailFact[] =>
  job.readerId === job.vendorId && job.toStatus === 'accepted'
    ? [['Contact', `${job.firstName} ${job.lastName}, ${formatPhone(job.phone)}`]]
    : []

/** The new vendor must not learn why another vendor no longer has the job. */
const reasonFor = (job: MovedJob) =>
  job.readerId === job.vendorId && job.toStatus === 'accepted' ? null : job.reason

const factsFor = async (app: AppContext, job: MovedJob): Promise<MailFact[]> => {
  const known = (await readJobFacts(app, job.personId, [job.id])).get(job.id)!
  const reason = reasonFor(job)
  return [
    ...known.about,
    ...known.price,
    ...contactFor(job),
    ...(reason ? [['Reason', reason] as const] : []),
  ]
}

const whyFor = (job: MovedJob, number: string) => {
  if (job.readerId === job.customerId) return `You posted order ${number}.`
  return job.readerId === job.vendorId ? `Job ${number} was given to you.` : `You bid on job ${number}.`
}

/** Writes the mail to one user about one entry of a job's history, with its reason if it has one. */
export const writeJobMovedMail = async (
  app: AppContext,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<Mail | null> => {
  const { config, database } = app
  const [job] = await rowsOf<MovedJob>(database.pool, MOVED, { eventId, userId })
  if (!job) return null
  const number = orderNumber(job)
  const wording = (job.readerId === job.customerId ? toCustomer : toVendor)[job.toStatus]?.({
    job,
    order:
      job.readerId === job.customerId ? `your ${serviceOf(job)}` : `the ${serviceOf(job)} in ${job.zipCode}`,
    actor: actorOf(job),
    isAssigned: job.readerId === job.vendorId,
    isByAdmin: job.actorType === 'admin',
  })
  if (!wording) return null
  return {
    to: job.readerEmail,
    subject: wording.subject,
    body: [`Hello ${job.readerFirstName},`, wording.body],
    facts: await factsFor(app, job),
    link: linkFor(job, config.publicUrl),
    why: whyFor(job, number),
  }
}
