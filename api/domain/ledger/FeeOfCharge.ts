import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo } from '../../platform/rows/View.js'
import { Charge } from '../charges/Charge.js'
import { chargeRows } from '../charges/chargeRows.js'
import { Money } from '../scalars.js'
import { feeOfCharge, mayWaiveFee } from './ledgerRows.js'

const ChargeField = fieldOf(Charge)

/** The field that the ledger adds to a charge. */
export class FeeOfCharge {
  @ChargeField(() => Money, {
    nullable: true,
    description:
      'The service fee on it that its vendor owes Haulbid, booked when the job is completed; 0.00 once it is waived or voided. Null before, and unless the viewer is its vendor or an admin. The fees of a job always add up to the fee on its price.',
  })
  fee?: string | null

  @ChargeField(() => Boolean, { description: 'Whether the viewer, an admin, may waive its fee now.' })
  viewerCanWaiveFee?: boolean
}

export const feeOfCharges = addsTo<Charge & FeeOfCharge, FeeOfCharge, Charge>(chargeRows, {
  fields: {
    fee: c => feeOfCharge(c),
    viewerCanWaiveFee: c => mayWaiveFee(c),
  },
})
