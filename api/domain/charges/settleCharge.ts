import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, forbidden, notFound } from '../../platform/errors.js'
import { chargeGraph, owedCharges } from '../../rules/chargeGraph.js'
import { isMover } from '../../rules/stateGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/moveJob.js'
import { inStates, makeMove } from '../makeMove.js'
import { Charge } from './Charge.js'
import { tellCharge } from './tellCharge.js'

/** Null for a vendor who had the job before, and for everybody else. */
const roleAtCharge = (viewer: Viewer, job: Job, charge: Charge) => {
  if (viewer.userType === 'admin') return 'admin'
  if (viewer.id === job.customerId) return 'customer'
  return viewer.id === charge.vendorId ? 'vendor' : null
}

interface Held {
  tx: EntityManager
  viewer: Viewer
  job: Job
  charge: Charge
  /** Makes the move, or refuses it. */
  move: () => void
}

/**
 * Locks the job, the people, and the line (docs/decisions/0039-order-of-locks.md), and runs the act. NOT_FOUND for
 * somebody else's line, so that it stays private.
 */
async function actOnCharge(
  context: Context,
  chargeId: string,
  move: 'contest' | 'uphold' | 'void',
  reason: string,
  act: (held: Held) => Promise<void>,
): Promise<void> {
  const viewer = await context.signedIn(...chargeGraph.moves[move].by)
  await context.act(async tx => {
    const seen = await tx.findOne(Charge, chargeId)
    if (!seen) throw notFound('Charge')
    const job = await lockJob(tx, seen.jobId)
    const role = roleAtCharge(viewer, job, seen)
    if (!isMover(chargeGraph, move, role)) throw notFound('Charge')
    await lockActive(tx, viewer, { others: [job.customerId, seen.vendorId] })
    const charge = await tx.findOneOrFail(Charge, chargeId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    })
    const before = charge.status
    await act({
      tx,
      viewer,
      job,
      charge,
      move: () => {
        charge.status = makeMove(chargeGraph, charge.status, move, role)
      },
    })
    if (viewer.userType === 'admin')
      audit(tx, context, viewer, {
        action: `${move}Charge`,
        subjectId: job.id,
        before: { chargeStatus: before },
        after: { chargeStatus: charge.status, charge: charge.label, amount: charge.amount, reason },
      })
  })
}

/** The customer contests a charge at the bid's rates, within 72 hours. */
export const contestCharge = (context: Context, chargeId: string, reason: string): Promise<void> =>
  actOnCharge(context, chargeId, 'contest', reason, async ({ tx, job, charge, move }) => {
    move()
    if (!charge.contestUntil || charge.contestUntil <= context.now) throw conflict('CHARGE_CLOSED')
    Object.assign(charge, { contestedAt: context.now, contestReason: reason.trim() })
    await tellCharge(tx, context, charge, { kind: 'charge_contested', to: [job.vendorId] })
    await tellCharge(tx, context, charge, { kind: 'charge_contested', to: 'admins' })
  })

/** An admin decides that a contested charge stands; it cannot be contested again. */
export const upholdCharge = (context: Context, chargeId: string, reason: string): Promise<void> =>
  actOnCharge(context, chargeId, 'uphold', reason, async ({ tx, job, charge, move }) => {
    move()
    Object.assign(charge, { contestUntil: null, decisionReason: reason.trim() })
    const to = [job.customerId, charge.vendorId]
    await tellCharge(tx, context, charge, { kind: 'charge_upheld', to })
  })

/** True if the total without this line would be negative. */
const isNegativeWithout = async (tx: EntityManager, { id, jobId }: Charge): Promise<boolean> => {
  const [left] = await tx.execute<[{ negative: boolean }]>(
    `select coalesce(sum(amount), 0) < 0 as negative from job_charges
      where job_id = ? and id <> ? and status in ${inStates(owedCharges)}`,
    [jobId, id],
  )
  return left.negative
}

/** The vendor or an admin voids a line; only an admin can void the agreed price. */
export const voidCharge = (context: Context, chargeId: string, reason: string): Promise<void> =>
  actOnCharge(context, chargeId, 'void', reason, async ({ tx, viewer, job, charge, move }) => {
    if (charge.kind === 'base' && viewer.userType !== 'admin')
      throw forbidden('Only an admin can void the agreed price')
    if (charge.status !== 'void' && (await isNegativeWithout(tx, charge)))
      throw badField('chargeId', 'Void the discount first')
    move()
    charge.decisionReason = reason.trim()
    const to = [job.customerId, charge.vendorId].filter(id => id !== viewer.id)
    await tellCharge(tx, context, charge, { kind: 'charge_voided', to })
  })
