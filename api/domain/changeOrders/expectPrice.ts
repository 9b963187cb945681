import { cents, fromCents, sumOf } from '../../rules/cents.js'
import { extraCap } from '../../rules/changeOrders/changeOrders.js'
import { isUnforeseen } from '../../rules/changeOrders/onSite.js'
import { PRICE_CAP } from '../../rules/charges/charges.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { isAmount } from '../../rules/money.js'
import type { Charge } from '../charges/Charge.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'

/** The database keeps no larger price. */
export const expectPrice = ({ finalPrice }: Job, added: readonly Pick<Charge, 'amount'>[]): void => {
  const total = sumOf([finalPrice, ...added.map(({ amount }) => amount)])
  if (!total.startsWith('-') && !isAmount(total)) throw conflict('CHARGE_CAP', PRICE_CAP)
}

/** Unforeseen charges together stay within their limit, as long as they are proposed and when they are booked. */
export const expectWithinCap = (charges: readonly Charge[], added = '0.00'): void => {
  const base = charges.find(({ kind, status }) => kind === 'base' && status !== 'void')
  const cap = extraCap(base?.amount ?? '0.00')
  const extras = charges.filter(charge => isUnforeseen(charge) && charge.status !== 'void')
  if (extras.length === 0 && cents(added) === 0n) return
  const sum = sumOf([added, ...extras.map(({ amount }) => amount)])
  if (cents(sum) > cents(cap))
    throw conflict(
      'CHARGE_CAP',
      `Extra charges can't exceed ${formatMoney(fromCents(cents(cap)))} on this job`,
    )
}
