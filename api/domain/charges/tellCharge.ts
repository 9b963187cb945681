import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import type { Charge } from './Charge.js'

/** Notifies one side, or the admins, of a charge or of what became of it. */
export const tellCharge = (
  tx: EntityManager,
  context: Context,
  { id, jobId, label, amount }: Charge,
  {
    kind,
    to,
  }: {
    kind: 'charge_booked' | 'charge_contested' | 'charge_upheld' | 'charge_voided'
    to: (string | null)[] | 'admins'
  },
): Promise<void> => tell(tx, context, { kind, to, jobId, data: { chargeId: id, label, amount } })
