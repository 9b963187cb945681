import type { EntityManager } from '@mikro-orm/postgresql'
import { DAY_MS } from '../../rules/dates.js'
import type { User } from '../accounts/User.js'
import type { Job } from '../jobs/Job.js'
import { markPaid, settlePayment } from '../payments/payJob.js'
import { recordStatementPayment } from '../statements/payStatement.js'
import { Statement } from '../statements/Statement.js'
import type { ActAs } from './actAs.js'
import { demoJobs } from './demoData.js'

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

/** A day after completion, the vendor marks the job as paid, and the customer confirms it unless they are still to answer. */
export const makePayments = async (actAs: ActAs, users: Map<string, User>, jobs: Job[]) => {
  for (const [index, { status, payment = 'confirmed' }] of demoJobs.entries()) {
    if (status !== 'completed' || payment === 'due') continue
    const { id: jobId, vendorId, customerId, completedDate } = jobs[index]!
    await markPaid(actAs(users.get(vendorId!)!, daysAfter(completedDate!, 1)), jobId, 'check')
    if (payment === 'waiting') continue
    await settlePayment(actAs(users.get(customerId)!, daysAfter(completedDate!, 2)), { jobId }, 'confirm')
  }
}

/** All but the latest statements are paid. */
export const payStatements = async (tx: EntityManager, actAs: ActAs, admin: User) => {
  const statements = await tx.find(Statement, {}, { orderBy: { number: 'asc' } })
  const latest = statements
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  for (const [n, { id, month, total, createdAt }] of statements.entries())
    if (month !== latest)
      await recordStatementPayment(actAs(admin, daysAfter(createdAt, 9)), id, total, `Check ${1041 + n}`)
}
