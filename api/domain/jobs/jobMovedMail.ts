import type { JobStatus } from '../../rules/jobStates.js'
import { serviceTypes } from '../../rules/kinds.js'
import { User } from '../accounts/User.js'
import type { AppContext } from '../context.js'
import { mailTask } from '../mailTask.js'
import { Job } from './Job.js'
import { JobEvent } from './JobEvent.js'
import { orderNumber } from './orderNumber.js'

interface Step {
  job: Job
  number: string
  /** The order in its customer's words: "your junk pickup at 1100 Congress Ave". */
  order: string
  /** Who did it, as the start of a sentence. */
  actor: string
  isAssigned: boolean
  isByAdmin: boolean
}
type Wording = (step: Step) => { subject: string; body: string } | null

/** What the customer of a job is told when somebody else changes its status. */
const toCustomer: Partial<Record<JobStatus, Wording>> = {
  in_progress: ({ number, order, actor }) => ({
    subject: `Work on your order ${number} has started`,
    body: `${actor} has started ${order}.`,
  }),
  completed: ({ job, number, order, actor }) => ({
    subject: `Your order ${number} is completed`,
    body: `${actor} has marked ${order} as completed. The price is $${job.finalPrice}. You can rate the vendor now. If something is not right, open a support ticket for the order.`,
  }),
  // Sent only after an admin's assignment, since a customer who accepts a bid knows. If the job was taken away again
  // before the mail was sent, there is another mail for that.
  accepted: ({ job, number, order, actor }) =>
    job.finalPrice === null
      ? null
      : {
          subject: `Your order ${number} has another vendor`,
          body: `${actor} has given ${order} to another vendor who had bid on it. The price is $${job.finalPrice}.`,
        },
  pending: ({ number, order, actor, isByAdmin }) => ({
    subject: isByAdmin
      ? `Your order ${number} is open for bids again`
      : `The vendor gave back your order ${number}`,
    body: `${isByAdmin ? `${actor} has taken ${order} back from its vendor` : `${actor} can no longer do ${order}`}. It is open for bids again, and you can choose another vendor.`,
  }),
  cancelled: ({ number, order, actor }) => ({
    subject: `Your order ${number} was cancelled`,
    body: `${actor} has cancelled ${order}.`,
  }),
}

/** What the assigned vendor, or a vendor with an open bid, is told when somebody else changes a job's status. */
const toVendor: Partial<Record<JobStatus, Wording>> = {
  accepted: ({ job, number, actor, isAssigned }) =>
    isAssigned
      ? {
          subject: `Job ${number} is now yours`,
          body: `${actor} has given you job ${number} at ${job.address}, ${job.zipCode}, at your bid of $${job.finalPrice}. The contact is ${job.firstName} ${job.lastName}, ${job.phone}.`,
        }
      : null,
  pending: ({ job, number, actor }) => ({
    subject: `Job ${number} is no longer yours`,
    body: `${actor} has taken back job ${number} in ${job.zipCode}. There is nothing left for you to do on it.`,
  }),
  cancelled: ({ job, number, actor, isAssigned }) => ({
    subject: `Job ${number} was cancelled`,
    body: isAssigned
      ? `${actor} has cancelled job ${number} at ${job.address}, ${job.zipCode}. There is nothing left for you to do on it.`
      : `${actor} has cancelled job ${number} in ${job.zipCode}, and your bid on it is closed.`,
  }),
}

const nameOf = (actor: User, job: Job) => {
  if (actor.userType === 'admin') return 'Haulbid'
  if (actor.id === job.customerId) return 'The customer'
  // The account may have been closed between the event and its mail.
  return actor.closedAt ? 'Your vendor' : `${actor.firstName} ${actor.lastName}`
}

const linkOf = (job: Job, reader: User, publicUrl: string) => {
  if (reader.id === job.customerId)
    return { label: 'Open your order', url: `${publicUrl}/customer/orders?order=${job.id}` }
  if (reader.id === job.vendorId) return { label: 'Open the job', url: `${publicUrl}/?job=${job.id}` }
  return { label: 'Open your dashboard', url: `${publicUrl}/` }
}

const readStep = async ({ database }: AppContext, eventId: string, userId: string) => {
  const em = database.orm.em.fork()
  const event = await em.findOneOrFail(JobEvent, eventId)
  const job = await em.findOneOrFail(Job, event.jobId)
  const actor = await em.findOneOrFail(User, event.actorId)
  return { event, job, actor, reader: await em.findOneOrFail(User, userId) }
}

/** Mails one entry of a job's history to one user, with the reason if there is one. */
export const jobMovedMail = mailTask<'jobMovedMail'>(async (app, { eventId, userId }) => {
  const { event, job, actor, reader } = await readStep(app, eventId, userId)
  const isCustomer = reader.id === job.customerId
  const isAssigned = reader.id === job.vendorId
  const told = (isCustomer ? toCustomer : toVendor)[event.toStatus]?.({
    job,
    number: orderNumber(job),
    order: `your ${serviceTypes[job.type].toLowerCase()} at ${job.address}`,
    actor: nameOf(actor, job),
    isAssigned,
    isByAdmin: actor.userType === 'admin',
  })
  if (!told) return null
  const { subject, body } = told
  return {
    to: reader.email,
    subject,
    body: [`Hello ${reader.firstName},`, body, ...(event.reason ? ['Reason:', event.reason] : [])],
    link: linkOf(job, reader, app.config.publicUrl),
  }
})
