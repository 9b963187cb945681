import { formatMoney } from '../../ui/text/formatMoney.js'

/** docs/product.md, Screens: the final price if there is one, else the estimated one, else "TBD". */
export const jobPrice = ({
  finalPrice,
  estimatedPrice,
}: {
  finalPrice?: string | null
  estimatedPrice?: string | null
}) => {
  const price = finalPrice ?? estimatedPrice
  return price == null ? 'TBD' : formatMoney(price)
}
