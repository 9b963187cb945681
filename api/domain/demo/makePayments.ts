import { DAY_MS } from '../../rules/dates.js'
import type { DemoStory } from '../Demo.js'
import { markPaid, settlePayment } from '../payments/payJob.js'
import { demoJobs } from './demoData.js'

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

/** A day after completion, the vendor marks the job as paid, and the customer confirms it unless they are still to answer. */
export const makePayments = async ({ actAs, users, jobs }: DemoStory) => {
  const byId = new Map(Object.values(users).map(user => [user.id, user]))
  for (const [index, { status, payment = 'confirmed' }] of demoJobs.entries()) {
    if (status !== 'completed' || payment === 'due') continue
    const { id: jobId, vendorId, customerId, completedDate } = jobs[index]!
    await markPaid(actAs(byId.get(vendorId!)!, daysAfter(completedDate!, 1)), jobId, 'check')
    if (payment === 'waiting') continue
    await settlePayment(actAs(byId.get(customerId)!, daysAfter(completedDate!, 2)), { jobId }, 'confirm')
  }
}
