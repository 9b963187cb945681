import { User } from '../accounts/User.js'
import type { AppContext } from '../context.js'
import { Job } from '../jobs/Job.js'
import { orderNumber } from '../jobs/orderNumber.js'
import { mailTask } from '../mailTask.js'
import { Bid } from './Bid.js'

const bidAndJob = async (app: AppContext, bidId: string) => {
  const em = app.database.orm.em.fork()
  const bid = await em.findOneOrFail(Bid, bidId)
  const job = await em.findOneOrFail(Job, bid.jobId)
  const vendor = await em.findOneOrFail(User, bid.vendorId)
  return { em, bid, job, vendor }
}

const newBidMail = mailTask<'newBidMail'>(async (app, { bidId }) => {
  const { em, bid, job, vendor } = await bidAndJob(app, bidId)
  if (bid.status !== 'pending') return null
  const customer = await em.findOneOrFail(User, job.customerId)
  return {
    to: customer.email,
    subject: `A bid of $${bid.price} on your order ${orderNumber(job)}`,
    body: [
      `Hello ${customer.firstName},`,
      `${vendor.firstName} ${vendor.lastName} offers to do "${job.title}" for $${bid.price}.`,
    ],
    link: { label: 'Compare your bids', url: `${app.config.publicUrl}/customer/orders?order=${job.id}` },
  }
})

const bidDecidedMail = mailTask<'bidDecidedMail'>(async (app, { bidId }) => {
  const { bid, job, vendor } = await bidAndJob(app, bidId)
  if (bid.status !== 'accepted' && bid.status !== 'rejected') return null
  const won = bid.status === 'accepted'
  return {
    to: vendor.email,
    subject: won
      ? `Your bid of $${bid.price} was accepted`
      : `Your bid on job ${orderNumber(job)} was not chosen`,
    body: [
      `Hello ${vendor.firstName},`,
      won
        ? `Job ${orderNumber(job)} at ${job.address}, ${job.zipCode} is yours. The contact is ${job.firstName} ${job.lastName}, ${job.phone}.`
        : `Job ${orderNumber(job)} in ${job.zipCode} was given to another vendor. More jobs are waiting in your areas.`,
    ],
    link: won
      ? { label: 'Open the job', url: `${app.config.publicUrl}/?job=${job.id}` }
      : { label: 'Open your dashboard', url: `${app.config.publicUrl}/` },
  }
})

/** No longer queued (jobMovedMail is), but a process running an older release may have queued one. */
const jobCancelledMail = mailTask<'jobCancelledMail'>(async (app, { jobId, vendorId }) => {
  const em = app.database.orm.em.fork()
  const job = await em.findOneOrFail(Job, jobId)
  const vendor = await em.findOneOrFail(User, vendorId)
  return {
    to: vendor.email,
    subject: `Job ${orderNumber(job)} was cancelled`,
    body: [
      `Hello ${vendor.firstName},`,
      `Job ${orderNumber(job)} in ${job.zipCode} was cancelled. There is nothing left to do on it.`,
    ],
  }
})

export const bidMails = { newBidMail, bidDecidedMail, jobCancelledMail }
