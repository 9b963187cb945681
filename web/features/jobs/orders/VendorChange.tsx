import { Banner } from '../../../ui/states/Banner.js'
import { Text } from '../../../ui/text/Text.js'
import { nameOfVendor } from '../orderStep.js'
import type { OrderCard_JobFragment } from './generated/orders.js'

type Order = OrderCard_JobFragment

/** Says who took the order from the chosen vendor: "Haulbid gave this order to Mia Santos". Null if nobody did. */
export const vendorChangeInWords = (order: Order): string | null => {
  const { vendorChange } = order
  if (!vendorChange) return null
  if (vendorChange.toStatus === 'accepted') return `Haulbid gave this order to ${nameOfVendor(order)}`
  switch (vendorChange.actor?.userType) {
    case 'admin':
      return 'Haulbid took this order back from its vendor'
    case 'customer':
      return 'This order is open again because nobody came'
    default:
      return 'Your vendor gave this order back'
  }
}

/** Says that the vendor changed, and why. */
export const VendorChange = ({ order }: { order: Order }) => {
  const words = vendorChangeInWords(order)
  if (words === null) return null
  return (
    <Banner tone="warning" title={words}>
      {order.vendorChange?.reason && (
        <Text as="span" asTyped>
          {order.vendorChange.reason}
        </Text>
      )}
    </Banner>
  )
}
