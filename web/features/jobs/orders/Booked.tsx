import { formatMoney } from '@rules/formatMoney.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Facts } from '../../../ui/text/Facts.js'
import { Text } from '../../../ui/text/Text.js'
import { arrivalInWords } from '../jobWords.js'
import { nameOfVendor } from '../orderStep.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'

type Order = OrderDetails_JobFragment

/** The information that a customer looks for once a vendor is booked. */
export const Booked = ({ order, saysPrice }: { order: Order; saysPrice: boolean }) => {
  const name = nameOfVendor(order)
  return (
    <Stack gap="s">
      <Text size="l" strong tone="success">
        Booked
      </Text>
      <Facts
        facts={[
          { label: 'Vendor', value: name },
          { label: 'When', value: arrivalInWords(order) },
          ...(order.finalPrice === null || !saysPrice
            ? []
            : [{ label: 'Price', value: formatMoney(order.finalPrice) }]),
        ]}
      />
    </Stack>
  )
}
