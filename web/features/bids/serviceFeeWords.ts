import { serviceFee } from '@rules/money.js'
import { formatMoney } from '../../ui/text/Money.js'

/** The customer pays the price of the bid and no more: the fee is taken out of what the vendor receives. */
export const serviceFeeWords = (price: string, percent: number | undefined): string => {
  if (percent === undefined) return 'in total'
  const fee = serviceFee(price, percent)
  return fee === null || percent === 0
    ? 'in total, no service fee'
    : `in total, ${formatMoney(fee)} service fee included`
}
