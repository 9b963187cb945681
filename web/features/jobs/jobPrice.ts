import { formatMoney } from '@rules/formatMoney.js'

type Priced = { status: string; finalPrice?: string | null; estimatedPrice?: string | null }

/**
 * docs/product.md, Screens: the final price, or else the estimated one, or else "TBD". Nothing for a
 * cancelled job, which will never have a price.
 */
export const jobPrice = ({ status, finalPrice, estimatedPrice }: Priced): string | null => {
  const price = finalPrice ?? estimatedPrice
  if (price != null) return formatMoney(price)
  return status === 'cancelled' ? null : 'TBD'
}
