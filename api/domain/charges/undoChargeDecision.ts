import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { forbidden } from '../../platform/errors.js'
import { cents, fromCents } from '../../rules/cents.js'
import { MOST_TRIPS, PRICE_CAP } from '../../rules/charges/charges.js'
import { limits } from '../../rules/limits.js'
import { isAmount } from '../../rules/money.js'
import { act } from '../act.js'
import { conflict } from '../conflicts.js'
import { Charge } from './Charge.js'
import { chargeOfJob } from './chargeOfJob.js'
import { totalWithout } from './settleCharge.js'
import { tellCharge } from './tellCharge.js'

/** The audit log knows who decided. */
const DECISION = `
  select e.actor_id as "actorId" from audit_events e
  where e.subject_id = :jobId and e.action in ('upholdCharge', 'voidCharge') and e.after ->> 'id' = :id
    and e.created_at = :decidedAt::timestamptz
  order by e.id desc limit 1`

/** Other lines may have used up the limit since, so that this one no longer fits. */
const expectRoom = async (tx: EntityManager, charge: Charge): Promise<void> => {
  if (charge.status !== 'void') return
  const total = fromCents(cents(await totalWithout(tx, charge)) + cents(charge.amount))
  if (!isAmount(total)) throw conflict('CHARGE_CAP', PRICE_CAP)
  const { jobId, vendorId, kind } = charge
  if (kind !== 'trip') return
  const trips = await tx.count(Charge, { jobId, vendorId, kind, status: { $ne: 'void' } })
  if (trips >= MOST_TRIPS) throw conflict('UNDO_OVER')
}

/**
 * Takes back the decision on a contested charge, for a minute and only by the admin who made it. Both parties have heard of
 * the decision and hear of this, too.
 */
export const undoChargeDecision = act(chargeOfJob('undo'), async acting => {
  const { tx, viewer, now, job, charge, move, note } = acting
  const { id, jobId, status, decidedAt, voidedByAdmin } = charge
  // A cancelled job and a vendor who lost it have no open lines.
  const isOpen = job.vendorId === charge.vendorId && job.status !== 'pending' && job.status !== 'cancelled'
  const stands = decidedAt !== null && (status !== 'void' || voidedByAdmin)
  const isRecent = stands && decidedAt.getTime() > now.getTime() - limits.undoSeconds * 1000
  if (!isOpen || !isRecent) throw conflict('UNDO_OVER')
  const [decision] = await executeNamed<{ actorId: string }>(tx, DECISION, { id, jobId, decidedAt })
  if (decision?.actorId !== viewer.id) throw forbidden('Only the administrator who decided can undo it')
  await expectRoom(tx, charge)
  move()
  Object.assign(charge, { decidedAt: null, decisionReason: null, voidedByAdmin: false })
  tellCharge(acting, 'charge_undone', charge, [job.customerId, charge.vendorId])
  note({ charge: charge.label, amount: charge.amount })
})
