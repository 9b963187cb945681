import { formatMoney } from '../../ui/text/formatMoney.js'

type Priced = { finalPrice?: string | null; estimatedPrice?: string | null }

/** docs/product.md, Screens: the final price, or else the estimated one, or else "TBD". */
export const jobPrice = ({ finalPrice, estimatedPrice }: Priced) => {
  const price = finalPrice ?? estimatedPrice
  return price == null ? 'TBD' : formatMoney(price)
}
