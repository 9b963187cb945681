import type { Acting } from '../act.js'
import type { Charge } from './Charge.js'

/** Notifies one side, or the admins, of a charge or of what became of it. */
export const tellCharge = (
  { tell }: Pick<Acting, 'tell'>,
  kind:
    | 'charge_booked'
    | 'charge_contested'
    | 'charge_answered'
    | 'charge_upheld'
    | 'charge_voided'
    | 'charge_undone'
    | 'discount_given',
  { id, jobId, label, amount }: Pick<Charge, 'id' | 'jobId' | 'label' | 'amount'>,
  to: (string | null)[] | 'admins',
): void => tell(kind, { to, jobId, data: { chargeId: id, label, amount } })
