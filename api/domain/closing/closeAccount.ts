import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { unavailable } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import { serviceTypes } from '../../rules/kinds.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { BusinessPerson, isWorking } from '../accounts/BusinessPerson.js'
import { noSessionCookie } from '../accounts/cookies.js'
import { hashPassword, provePassword, refuseUnproven } from '../accounts/passwords.js'
import { newSecret } from '../accounts/secrets.js'
import { User } from '../accounts/User.js'
import { type Acting, act, type Subject } from '../act.js'
import { Bid } from '../bids/Bid.js'
import { hasEnded } from '../bids/bidPolicy.js'
import { tellWithdrawn } from '../bids/changeBid.js'
import { Business } from '../businesses/Business.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { cancelHeld } from '../deals/cancelJob.js'
import { enqueue } from '../enqueue.js'
import { erase } from '../erase.js'
import { Job } from '../jobs/Job.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { fromStates, inStates, makeMove } from '../makeMove.js'
import { DUE_DAYS, endedAt } from '../payments/paymentRows.js'
import { withdrawInvitation } from '../people/endWork.js'
import { holdPeople, type People } from '../people/holdPeople.js'
import { leave } from '../people/leaveBusiness.js'
import { isInvited, namesOfBusiness, wayToClose } from '../people/peoplePolicy.js'
import { owesFees } from '../statements/statementRows.js'
import { lockAdminsUntold } from '../tell.js'
import type { CloseAccountInput } from './inputs.js'

const DELETED = { firstName: 'Deleted', lastName: 'user' }

const countUnderWay = (tx: EntityManager, userId: string) =>
  tx.count(Job, {
    status: { $in: [...underWay] },
    $or: [{ customerId: userId }, { vendorId: userId }],
  })

/** The customer has to answer, or a card payment is under way. */
const unsettled = [...paymentGraph.moves.confirm.from, ...paymentGraph.moves.settle.from]

const j = columnsOf<JobTable>('j')

/**
 * A vendor's fees, billed or not, money to pay back, and a card payment to them that is under way; a payment that waits for the
 * customer's answer, and an amount due on a job that ended lately. After that it no longer counts, since only the vendor can mark it
 * as paid.
 */
const OWES = `select
    ${owesFees(':userId')}
    or exists (select from job_payments p where p.vendor_id = :userId and p.status in ${fromStates(paymentGraph, 'settle')})
    or exists (select from job_payments p join jobs j on j.id = p.job_id
      where j.customer_id = :userId and p.status in ${inStates(unsettled)})
    or exists (select from job_balances b join jobs j on ${j.id} = b.job_id join users u on u.id = ${j.customerId} and u.closed_at is null
      where b.vendor_id = :userId and (b.amount < 0 or b.promised > 0))
    or exists (select from jobs j join job_balances b on b.job_id = ${j.id} and b.amount > 0
      where ${j.customerId} = :userId and ${endedAt(j)} > :now::timestamptz - interval '${DUE_DAYS} days') as owes`

const expectSettled = async (tx: EntityManager, { now }: Context, { id: userId }: User) => {
  const [settled] = await executeNamed<{ owes: boolean }>(tx, OWES, { userId, now })
  if (settled?.owes) throw conflict('BALANCE_OPEN')
}

const eraseContacts = (user: User) => {
  Object.assign(user, {
    username: `deleted-${user.id}`,
    email: `${user.id}@deleted.invalid`,
    phone: null,
    initialServiceZipCode: null,
  })
}

const eraseUser = (user: User, now: Date) => {
  eraseContacts(user)
  Object.assign(user, DELETED, { password: null, isActive: false, closedAt: now })
}

/** The account goes on as the business, under its name. Nobody knows its password. */
const eraseFounder = async (tx: EntityManager, user: User) => {
  eraseContacts(user)
  const business = await tx.findOne(Business, { vendorId: user.id })
  const isRemoved = business?.name === business?.removedName
  Object.assign(user, namesOfBusiness(isRemoved ? null : business!.name))
  user.password = await hashPassword(newSecret())
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

interface Closing extends People {
  user: User
  /** Their row in a business, or null for everybody who works alone. */
  own: BusinessPerson | null
  /** The user's jobs. */
  jobs: Job[]
}

/** Everybody in the business of somebody's account, locked with it. */
const lockPeople = async (acting: Acting) => {
  const { tx, viewer } = acting
  const { personId } = viewer
  const known = await tx.fork({ keepTransactionContext: true }).findOne(BusinessPerson, { userId: personId })
  // Somebody else's business is no concern of a person who has left it.
  const isOfBusiness = known && (isWorking(known) || known.vendorId === personId)
  const { held, people } = await holdPeople(acting, isOfBusiness ? known.vendorId : personId, [personId])
  return { held, people, own: people.find(({ userId }) => userId === personId) ?? null }
}

/** Locks all the user's jobs before the account, as every act does (docs/decisions/0039-order-of-locks.md). */
const ownAccount: Subject<User, Closing> = {
  async hold(acting, known) {
    const { tx, viewer } = acting
    const jobs = await tx.find(
      Job,
      { customerId: viewer.personId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    )
    if (viewer.userType === 'admin') {
      await keepAnAdmin(tx, viewer.id)
      await lockAdminsUntold(tx)
    }
    const { held, people, own } = await lockPeople(acting)
    const user = held.get(viewer.personId)!
    refuseUnproven(user, known)
    return { held, people, own, user, jobs }
  },
}

/** Closes the account of somebody in a business that goes on without them. */
const closePerson = async (acting: Acting & Closing, isFounder: boolean) => {
  const { tx, context, now, user, own } = acting
  if (own && isWorking(own)) await leave(acting, own)
  const { email } = user
  if (isFounder) await eraseFounder(tx, user)
  else eraseUser(user, now)
  await tx.flush()
  const { erased } = context.app.userData
  const gone = isFounder ? erased.filter(({ isOfBusiness }) => !isOfBusiness) : erased
  await erase(tx, gone, { userId: user.id, email })
  await enqueue(tx, 'removeDataExports', {})
}

/**
 * Returns false, with nothing done, if a job was requested or somebody invited before the account was locked, because those
 * must be locked first.
 */
const tryToClose = act(ownAccount, async (acting): Promise<boolean> => {
  const { tx, context, viewer, now, user, jobs, own, people, held } = acting
  if (people.some(({ userId }) => !held.has(userId))) return false
  const way = wayToClose(user.id, own, people)
  if (way !== 'account') {
    await closePerson(acting, way === 'founder')
    return true
  }
  // From here on, this account can request no job, submit no bid, and have none accepted.
  if ((await tx.count(Job, { customerId: viewer.id })) > jobs.length) return false
  if ((await countUnderWay(tx, viewer.id)) > 0) throw conflict('JOBS_UNDER_WAY')
  await expectSettled(tx, context, user)
  const open = jobs.filter(({ status }) => status === 'pending')
  const bids = await tx.find(
    Bid,
    { status: 'pending', $or: [{ vendorId: viewer.id }, { jobId: { $in: open.map(({ id }) => id) } }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  for (const job of open) await cancelHeld(acting, job, { reason: 'The account was closed' })
  for (const bid of bids) {
    if (bid.vendorId !== viewer.id) continue
    if (hasEnded(bid, now)) {
      bid.status = makeMove(bidGraph, bid.status, 'expire', 'system')
      continue
    }
    bid.status = makeMove(bidGraph, bid.status, 'withdraw', 'vendor')
    await tellWithdrawn(acting, bid)
  }
  for (const job of jobs) eraseContact(job)
  for (const person of people.filter(isInvited))
    await withdrawInvitation(acting, person, held.get(person.userId)!)
  const { email } = user
  eraseUser(user, now)
  await tx.flush()
  await erase(tx, context.app.userData.erased, { userId: viewer.id, email })
  await enqueue(tx, 'removeUnclaimed', {})
  await enqueue(tx, 'removeDataExports', {})
  return true
})

/** Cancels open jobs and withdraws open bids; refused while a job is accepted or in progress, or fees are owed. */
export async function closeAccount(context: Context, input: CloseAccountInput): Promise<void> {
  const viewer = await context.atBrowser()
  const known = await context.em.findOneOrFail(User, viewer.personId)
  await provePassword(context, known, input.currentPassword)
  context.em.clear()
  for (let attempt = 1; !(await tryToClose(context, known)); attempt++) {
    if (attempt === ATTEMPTS) throw unavailable()
    context.em.clear()
  }
  context.become(null)
  context.cookies.push(noSessionCookie(context.app.config))
}
