import { formatMoney } from '@rules/formatMoney.js'
import { serviceFee } from '@rules/money.js'

/** The customer pays only the bid's price; the fee comes out of the vendor's share. */
export const feeWords = (price: string, percent: number | undefined): string | null => {
  if (percent === undefined) return null
  const fee = serviceFee(price, percent)
  return fee === null || percent === 0 ? 'no service fee' : `${formatMoney(fee)} service fee included`
}

/** For a price that nothing is added to. */
export const serviceFeeWords = (price: string, percent: number | undefined): string =>
  ['in total', feeWords(price, percent)].filter(Boolean).join(', ')
