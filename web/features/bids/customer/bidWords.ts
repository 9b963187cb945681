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

const HOUR = 60
const DAY = 24 * HOUR

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`

/** "12 minutes", "3 hours", "2 days": rounded down. */
export const timeInWords = (minutes: number): string => {
  if (minutes < 1) return 'a minute'
  if (minutes < HOUR) return count(minutes, 'minute')
  if (minutes < DAY) return count(Math.floor(minutes / HOUR), 'hour')
  return count(Math.floor(minutes / DAY), 'day')
}
