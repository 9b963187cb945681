import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import { ended } from '../../rules/jobs/jobGraph.js'
import { ATTEMPT_MS, DISPUTE_ID, SESSION_MINUTES } from '../../rules/payments/cards.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { userRows } from '../accounts/userRows.js'
import { hasCards } from '../cards/cardRows.js'
import type { Charge } from '../charges/Charge.js'
import type { JobColumns, JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { fromStates, inStates, toState } from '../makeMove.js'
import type { Balance } from './Balance.js'
import type { BankDispute, Payment } from './Payment.js'

const j = columnsOf<JobTable>('pj')
const p = columnsOf<Payment>('p')

const isOfCustomer = (p: Columns<Payment>) =>
  `exists (select from jobs pj where ${j.id} = ${p.jobId} and ${j.customerId} = :viewer)`

/** In SQL: the customer and admins read all payments of a job, its vendor their own. */
export const mayReadPayment = (p: Columns<Payment>) =>
  `(:isAdmin or ${p.vendorId} = :viewer or ${isOfCustomer(p)})`

/** In SQL: what the customer's bank took back by a dispute. */
export const isTakenBack = (p: Columns<Payment>) =>
  `(${p.refundOf} is not null and coalesce(${p.processorId} ~ '${DISPUTE_ID}', false))`

export const paymentRows: View<Payment> = {
  table: 'job_payments',
  fields: {
    job: one(
      () => jobRows,
      (job, p) => `${job.id} = ${p.jobId}`,
    ),
    vendor: one(
      () => userRows,
      (u, p) => `${u.id} = ${p.vendorId}`,
    ),
    dispute: one(
      () => disputeRows,
      (d, p) => `${d.id} = ${p.id}`,
    ),
    isTakenBack,
    expiresAt: p =>
      `case when ${isStarted(p)} and ${p.sessionId} is not null then ${p.attemptedAt} + interval '${SESSION_MINUTES} minutes' end`,
    viewerCanDecide: p => `(${p.status} in ${fromStates(paymentGraph, 'confirm')} and ${isOfCustomer(p)})`,
  },
}

const disputeRows: View<BankDispute> = {
  table: `(select id, dispute_status as status, dispute_due_by as due_by from job_payments where dispute_status is not null)`,
  fields: {},
}

export const balanceRows: View<Balance> = {
  table: 'job_balances',
  fields: {
    amount: b => `${b.amount}::numeric(10, 2)`,
    toPayBack: b => `${toPayBackDirectly(b)}::numeric(10, 2)`,
    vendor: one(
      () => userRows,
      (u, b) => `${u.id} = ${b.vendorId}`,
    ),
  },
}

const b = columnsOf<Balance>('b')

/** In SQL, for a row of jobs: what is due between its customer and a vendor who has or had it. */
export const balanceWith = (job: Pick<JobColumns, 'id'>, vendor: string) =>
  `coalesce((select ${b.amount} from job_balances b where ${b.jobId} = ${job.id} and ${b.vendorId} = ${vendor}), 0)`

/** In SQL: the user has or had the job, and lines or payments of it are theirs. */
export const wasVendorOf = (job: Pick<JobColumns, 'id'>, vendor: string) =>
  `exists (select from job_balances b where ${b.jobId} = ${job.id} and ${b.vendorId} = ${vendor})`

/** In SQL: what the viewer, its customer or an admin, sees due in all, and a vendor of it what is due to them. */
export const amountDue = (job: JobColumns) =>
  `(select coalesce(sum(${b.amount}), 0)::numeric(10, 2) from job_balances b
    where ${b.jobId} = ${job.id} and (:isAdmin or ${job.customerId} = :viewer or ${b.vendorId} = :viewer))`

const isStarted = (p: Columns<Payment>) => `${p.status} in ${fromStates(paymentGraph, 'settle')}`

/** In SQL: what goes back to cards already, and is not confirmed yet. */
const onItsWayBack = (job: string, vendor: string) =>
  `coalesce((select -sum(p.amount) from job_payments p where ${p.jobId} = ${job} and ${p.vendorId} = ${vendor}
    and ${p.refundOf} is not null and ${isStarted(p)}), 0)`

/** In SQL: a payment by card may still take money. An attempt that got no page counts for a moment, like `isRunning`. */
const isPaying = (job: Pick<JobColumns, 'id'>, vendor: string) =>
  `exists (select from job_payments p where ${p.jobId} = ${job.id} and ${p.vendorId} = ${vendor} and ${p.refundOf} is null
    and ${isStarted(p)} and (${p.sessionId} is not null or ${p.attemptedAt} > :now::timestamptz - interval '${ATTEMPT_MS} milliseconds'))`

const waits = (p: Columns<Payment>) => `${p.status} in ${fromStates(paymentGraph, 'confirm')}`

/** In SQL: a payment of the vendor waits for the customer of a job. */
const isMarked = (job: Pick<JobColumns, 'id'>, vendor: string) =>
  `exists (select from job_payments p where ${p.jobId} = ${job.id} and ${p.vendorId} = ${vendor} and ${waits(p)})`

export const mayMarkPaid = (job: JobColumns) =>
  `(${balanceWith(job, ':viewer')} > 0 and not ${isMarked(job, ':viewer')} and not ${isPaying(job, ':viewer')})`

/** In SQL: written like the condition of its index, which finds the open balances of a vendor. */
export const isOpenBalance = (b: Columns<Balance>) => `(${b.amount} <> 0 or ${b.promised} <> 0)`

/** In SQL, for a balance: what was paid too much, and discounts that wait for the money to come back. */
const toPayBackOf = (b: Columns<Balance>) => `(greatest(-${b.amount}, 0) + ${b.promised})`

/** In SQL, for a balance: what the vendor is to pay back directly, since no refund to a card is on its way. */
const toPayBackDirectly = (b: Columns<Balance>) =>
  `greatest(${toPayBackOf(b)} - ${onItsWayBack(b.jobId, b.vendorId)}, 0)`

/** In SQL: what a vendor who has or had the job is to pay back directly. */
export const toPayBack = (job: Pick<JobColumns, 'id'>, vendor: string) =>
  `coalesce((select ${toPayBackDirectly(b)} from job_balances b where ${b.jobId} = ${job.id} and ${b.vendorId} = ${vendor}), 0)::numeric(10, 2)`

const c = columnsOf<Charge>('c')

/** In SQL: how much of what is due to a vendor the customer contests. */
export const contestedWith = (job: Pick<JobColumns, 'id'>, vendor: string) =>
  `(select coalesce(sum(${c.amount}), 0) from job_charges c
    where ${c.jobId} = ${job.id} and ${c.vendorId} = ${vendor} and ${c.status} = ${toState(chargeGraph, 'contest')})`

/** In SQL: what is due to the vendor of a job and not contested, if they take cards and no payment waits. */
export const dueByCard = (job: Pick<JobColumns, 'id' | 'vendorId'>) =>
  `case when not ${isMarked(job, job.vendorId)}
      and ${hasCards(job.vendorId)}
    then (${balanceWith(job, job.vendorId)} - ${contestedWith(job, job.vendorId)})::numeric(10, 2) end`

export const mayMarkPaidBack = (job: JobColumns) =>
  `(${toPayBack(job, ':viewer')} > 0 and not ${isMarked(job, ':viewer')})`

/** In SQL: money is due between the customer of a job and a vendor who has or had it, or one of them has to answer about it. */
export const isOpenWith = (job: Pick<JobColumns, 'id'>, vendor: string) =>
  `(exists (select from job_balances b where ${b.jobId} = ${job.id} and ${b.vendorId} = ${vendor} and ${isOpenBalance(b)}) or ${isMarked(job, vendor)})`

/** In SQL: when a job was completed, or last changed hands or was cancelled. */
export const endedAt = (job: Pick<JobColumns, 'id' | 'completedDate'>) =>
  `coalesce(${job.completedDate}, (select max(e.created_at) from job_events e where e.job_id = ${job.id}))`

/** In SQL: when a job ended, or money of it last moved. */
export const settledAt = (job: Pick<JobColumns, 'id' | 'completedDate'>) =>
  `greatest(${endedAt(job)}, (select max(c.created_at) from job_charges c where c.job_id = ${job.id}),
    (select max(${p.decidedAt}) from job_payments p where ${p.jobId} = ${job.id}))`

/** For how long an amount due to a vendor is listed after its job has ended, since only the vendor can mark it as paid. */
export const DUE_DAYS = 30

type Ending = Pick<JobColumns, 'id' | 'status' | 'vendorId' | 'completedDate'>

/** In SQL: what the customer owes on a job that lately ended or changed hands, or what a vendor is to pay back, is still to be settled. */
export const isToSettle = (job: Ending, balance: Columns<Balance>) =>
  `(${toPayBackOf(balance)} > 0 or (${balance.amount} > 0
    and (${job.status} in ${inStates(ended)} or ${balance.vendorId} is distinct from ${job.vendorId}) and ${endedAt(job)} > :now::timestamptz - interval '${DUE_DAYS} days'))`

/** In SQL: money of a job, which has the vendor `vendor` if given, is to be settled either way. */
export const hasToSettle = (job: Ending, vendor?: string) =>
  `exists (select from job_balances b where ${b.jobId} = ${job.id} and ${vendor ? `${b.vendorId} = ${vendor}` : 'true'} and ${isToSettle(job, b)})`

const later = columnsOf<Payment>('later')
/** For how long a denied payment needs an admin, if the vendor says no more about it. */
const DENIED_DAYS = 30

/** In SQL, with the job as `job`: the customer denied the last payment of a vendor, and something is still due. */
export const isDenied = (job: JobColumns) =>
  `${job.id} in (select ${p.jobId} from job_payments p join job_balances b on ${b.jobId} = ${p.jobId} and ${b.vendorId} = ${p.vendorId} and ${b.amount} <> 0
    where ${p.status} = ${toState(paymentGraph, 'deny')} and ${p.decidedAt} > :now::timestamptz - interval '${DENIED_DAYS} days'
      and not exists (select from job_payments later where ${later.jobId} = ${p.jobId} and ${later.vendorId} = ${p.vendorId}
        and (${later.decidedAt} is null or ${later.decidedAt} > ${p.decidedAt})))`

/** One that waits for the customer first, then by age. */
export const paymentOrder = (p: Columns<Payment>) => `not ${waits(p)}, ${p.createdAt} desc, ${p.id} desc`
