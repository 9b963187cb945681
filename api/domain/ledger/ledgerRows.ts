import type { Columns } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import type { Charge } from '../charges/Charge.js'
import { chargeRows } from '../charges/chargeRows.js'
import { owedBy } from './feeRows.js'
import type { LedgerTransfer } from './LedgerTransfer.js'

/** Admins only: a policy of the list that leads here. */
export const ledgerRows: View<LedgerTransfer> = {
  table: 'ledger_transfers',
  fields: {
    amount: t => owedBy(`lt.id = ${t.id}`),
    charge: one(
      () => chargeRows,
      (charge, t) => `${charge.id} = ${t.chargeId}`,
    ),
  },
}

const isBilled = (c: Columns<Charge>) =>
  `exists (select from ledger_transfers lt where lt.charge_id = ${c.id} and lt.kind = 'fee')`
const isReversed = (c: Columns<Charge>) =>
  `not exists (select from ledger_transfers lt where lt.charge_id = ${c.id} and lt.kind = 'fee'
    and not exists (select from ledger_transfers r where r.reverses = lt.id))`

/** The fee booked on a line, for its vendor's owners and admins. Null while the job isn't completed. */
export const feeOfCharge = (c: Columns<Charge>) =>
  `case when (:isAdmin or (:isOwner and ${c.vendorId} = :viewer)) and ${isBilled(c)} then ${owedBy(`lt.charge_id = ${c.id}`)} end`

/** In SQL: a fee of more than zero is booked on the line and not reversed. That of a discount is a credit. */
export const hasFee = (c: Columns<Charge>) =>
  `(${isBilled(c)} and not ${isReversed(c)} and ${owedBy(`lt.charge_id = ${c.id}`)} > 0)`

export const mayWaiveFee = (c: Columns<Charge>) => `(:isAdmin and ${hasFee(c)})`
