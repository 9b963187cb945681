import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, forbidden } from '../../platform/errors.js'
import { owedCharges } from '../../rules/charges/chargeGraph.js'
import { keptByVendor, PRICE_CAP } from '../../rules/charges/charges.js'
import { isAmount } from '../../rules/money.js'
import { act } from '../act.js'
import { conflict } from '../conflicts.js'
import { inStates } from '../makeMove.js'
import type { Charge } from './Charge.js'
import { chargeOfJob } from './chargeOfJob.js'
import { tellCharge } from './tellCharge.js'

/** The customer contests a charge at the bid's rates, within 72 hours. */
export const contestCharge = act(chargeOfJob('contest'), async (acting, reason: string) => {
  const { job, charge, now, move } = acting
  move()
  if (!charge.contestUntil || charge.contestUntil <= now) throw conflict('CHARGE_CLOSED')
  Object.assign(charge, { contestedAt: now, contestReason: reason.trim() })
  tellCharge(acting, 'charge_contested', charge, [job.vendorId])
  tellCharge(acting, 'charge_contested', charge, 'admins')
})

/** An admin decides that a contested charge stands; it cannot be contested again. */
export const upholdCharge = act(chargeOfJob('uphold'), async (acting, reason: string) => {
  const { job, charge, now, move, note } = acting
  move()
  Object.assign(charge, { contestUntil: null, decisionReason: reason.trim(), decidedAt: now })
  tellCharge(acting, 'charge_upheld', charge, [job.customerId, charge.vendorId])
  note({ charge: charge.label, amount: charge.amount, reason })
})

/** The vendor's total without this line. */
export const totalWithout = async (tx: EntityManager, { id, jobId, vendorId }: Charge): Promise<string> => {
  const [left] = await tx.execute<[{ total: string }]>(
    `select coalesce(sum(amount), 0)::text as total from job_charges
      where job_id = ? and vendor_id = ? and id <> ? and status in ${inStates(owedCharges)}`,
    [jobId, vendorId, id],
  )
  return left.total
}

/** The vendor or an admin voids a line; only an admin can void the agreed price or a discount. What an admin voids is settled. */
export const voidCharge = act(chargeOfJob('void'), async (acting, reason: string) => {
  const { tx, viewer, now, job, charge, move, note } = acting
  const isAdmin = viewer.userType === 'admin'
  if (!isAdmin && keptByVendor.some(kind => kind === charge.kind))
    throw forbidden(`Only an admin can void this: ${charge.label}`)
  if (charge.status !== 'void') {
    const left = await totalWithout(tx, charge)
    if (left.startsWith('-')) throw badField('chargeId', 'Void the discount first')
    if (!isAmount(left)) throw conflict('CHARGE_CAP', PRICE_CAP)
  }
  const decidedAt = isAdmin && charge.status === 'contested' ? now : null
  move()
  Object.assign(charge, { decisionReason: reason.trim(), voidedByAdmin: isAdmin, decidedAt })
  const to = [job.customerId, charge.vendorId].filter(id => id !== viewer.id)
  tellCharge(acting, 'charge_voided', charge, to)
  note({ charge: charge.label, amount: charge.amount, reason })
})
