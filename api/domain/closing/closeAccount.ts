import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { unavailable } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import { serviceTypes } from '../../rules/kinds.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { noSessionCookie } from '../accounts/cookies.js'
import { lockActive } from '../accounts/lockActive.js'
import { provePassword, refuseUnproven } from '../accounts/passwords.js'
import { User } from '../accounts/User.js'
import { act, type Subject } from '../act.js'
import { Bid } from '../bids/Bid.js'
import { hasEnded } from '../bids/bidPolicy.js'
import { tellWithdrawn } from '../bids/changeBid.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { cancelHeld } from '../deals/cancelJob.js'
import { enqueue } from '../enqueue.js'
import { Job } from '../jobs/Job.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { fromStates, makeMove } from '../makeMove.js'
import { DUE_DAYS, endedAt } from '../payments/paymentRows.js'
import { owesFees } from '../statements/statementRows.js'
import { lockAdminsUntold } from '../tell.js'
import { erase } from './erase.js'
import type { CloseAccountInput } from './inputs.js'

const DELETED = { firstName: 'Deleted', lastName: 'user' }

const countUnderWay = (tx: EntityManager, userId: string) =>
  tx.count(Job, {
    status: { $in: [...underWay] },
    $or: [{ customerId: userId }, { vendorId: userId }],
  })

const j = columnsOf<JobTable>('j')

/**
 * A vendor's fees, billed or not, and money to pay back; a payment that waits for the customer's answer, and an amount due
 * on a job that ended lately. After that it no longer counts, since only the vendor can mark it as paid.
 */
const OWES = `select
    ${owesFees(':userId')}
    or exists (select from job_payments p join jobs j on j.id = p.job_id
      where j.customer_id = :userId and p.status in ${fromStates(paymentGraph, 'confirm')})
    or exists (select from job_balances b join jobs j on ${j.id} = b.job_id join users u on u.id = ${j.customerId} and u.closed_at is null
      where b.vendor_id = :userId and (b.amount < 0 or b.promised > 0))
    or exists (select from jobs j join job_balances b on b.job_id = ${j.id} and b.amount > 0
      where ${j.customerId} = :userId and ${endedAt(j)} > :now::timestamptz - interval '${DUE_DAYS} days') as owes`

const expectSettled = async (tx: EntityManager, { now }: Context, { id: userId }: User) => {
  const [settled] = await executeNamed<{ owes: boolean }>(tx, OWES, { userId, now })
  if (settled?.owes) throw conflict('BALANCE_OPEN')
}

const eraseUser = (user: User, now: Date) => {
  Object.assign(user, DELETED, {
    username: `deleted-${user.id}`,
    email: `${user.id}@deleted.invalid`,
    password: null,
    phone: null,
    initialServiceZipCode: null,
    isActive: false,
    closedAt: now,
  })
}

/** Jobs are kept for the other party's records, without name and phone number. */
const eraseContact = (job: Job) => {
  Object.assign(job, DELETED, {
    phone: 'deleted',
    title: `${DELETED.firstName} ${DELETED.lastName} - ${serviceTypes[job.type]}`,
  })
}

/** Locks all admins in a fixed order, so that two cannot close the last two accounts at once. */
const keepAnAdmin = async (tx: EntityManager, leavingId: string) => {
  const admins = await tx.find(
    User,
    { userType: 'admin', isActive: true },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  if (admins.every(({ id }) => id === leavingId)) throw conflict('LAST_ADMIN')
}

/** How often the same user may request another job in between; after that we give up rather than keep them waiting. */
const ATTEMPTS = 5

interface Closing {
  user: User
  /** The user's jobs. */
  jobs: Job[]
}

/** Locks all the user's jobs before the account, as every act does (docs/decisions/0039-order-of-locks.md). */
const ownAccount: Subject<User, Closing> = {
  async hold({ tx, viewer }, known) {
    const jobs = await tx.find(
      Job,
      { customerId: viewer.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    )
    if (viewer.userType === 'admin') {
      await keepAnAdmin(tx, viewer.id)
      await lockAdminsUntold(tx)
    }
    const user = (await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })).get(viewer.id)!
    refuseUnproven(user, known)
    return { user, jobs }
  },
}

/** Returns false, with nothing done, if a job was requested before the account was locked, because that job must be locked first. */
const tryToClose = act(ownAccount, async (acting): Promise<boolean> => {
  const { tx, context, viewer, now, user, jobs } = acting
  // From here on, this account can request no job, submit no bid, and have none accepted.
  if ((await tx.count(Job, { customerId: viewer.id })) > jobs.length) return false
  if ((await countUnderWay(tx, viewer.id)) > 0) throw conflict('JOBS_UNDER_WAY')
  await expectSettled(tx, context, user)
  const open = jobs.filter(({ status }) => status === 'pending')
  const own = await tx.find(
    Bid,
    { status: 'pending', $or: [{ vendorId: viewer.id }, { jobId: { $in: open.map(({ id }) => id) } }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  for (const job of open) await cancelHeld(acting, job, { reason: 'The account was closed' })
  for (const bid of own) {
    if (bid.vendorId !== viewer.id) continue
    if (hasEnded(bid, now)) {
      bid.status = makeMove(bidGraph, bid.status, 'expire', 'system')
      continue
    }
    bid.status = makeMove(bidGraph, bid.status, 'withdraw', 'vendor')
    await tellWithdrawn(acting, bid)
  }
  for (const job of jobs) eraseContact(job)
  const { email } = user
  eraseUser(user, now)
  await erase(tx, context.app.userData.erased, { userId: viewer.id, email })
  await enqueue(tx, 'removeUnclaimed', {})
  await enqueue(tx, 'removeDataExports', {})
  return true
})

/** Cancels open jobs and withdraws open bids; refused while a job is accepted or in progress, or fees are owed. */
export async function closeAccount(context: Context, input: CloseAccountInput): Promise<void> {
  const viewer = await context.atBrowser()
  const known = await context.em.findOneOrFail(User, viewer.id)
  await provePassword(context, known, input.currentPassword)
  context.em.clear()
  for (let attempt = 1; !(await tryToClose(context, known)); attempt++) {
    if (attempt === ATTEMPTS) throw unavailable()
    context.em.clear()
  }
  context.become(null)
  context.cookies.push(noSessionCookie(context.app.config))
}
