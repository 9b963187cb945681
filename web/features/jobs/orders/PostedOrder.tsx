import type { ReactNode } from 'react'
import { paths } from '../../../paths.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { Text } from '../../../ui/text/Text.js'
import { useNearby } from '../../guidance/useNearby.js'
import { serviceInWords } from '../jobWords.js'
import { FirstBids } from './FirstBids.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'

type Order = OrderDetails_JobFragment

/** "Sent to 5 vendors near 78704." */
const sentTo = ({ vendorsNearby, zipCode }: Order): string => {
  if (vendorsNearby === 0)
    return `No vendor serves ${zipCode} yet. We're looking for one and will let you know.`
  const vendors = vendorsNearby === 1 ? '1 vendor' : `${vendorsNearby} vendors`
  const sent = vendorsNearby === null ? 'Sent to the vendors' : `Sent to ${vendors}`
  return `${sent} near ${zipCode}. Each sends you a price. Nothing is booked until you accept one.`
}

/** "First bids usually come within 2 hours.", if enough such orders nearby tell. */
const useFirstBidWords = ({ type, zipCode, dumpsterSize, vendorsNearby }: Order): string => {
  const nearby = useNearby(type, zipCode)
  const hours = nearby?.prices.find(prices => prices.dumpsterSize === dumpsterSize)?.firstBidHours
  if (!hours || vendorsNearby === 0) return ''
  if (hours === 1) return ' First bids usually come within an hour.'
  const time = hours <= 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`
  return ` First bids usually come within ${time}.`
}

const viewWords = ({ openBidCount }: Order): string => {
  if (openBidCount === 0) return 'View order'
  return openBidCount === 1 ? 'View the bid' : 'Compare bids'
}

/** After posting: what happens next, and what the customer can still do about it. */
export const PostedOrder = ({ order, alerts }: { order: Order; alerts: ReactNode }) => {
  const firstBid = useFirstBidWords(order)
  return (
    <Banner tone="success" title={`Your ${serviceInWords(order)} is posted`} role="status">
      <Stack gap="s">
        <Text size="s">
          {sentTo(order)}
          {firstBid}
        </Text>
        <FirstBids order={order} />
        <Inline gap="xs">
          {/* Bids bring no new button, which could take another line. */}
          <ButtonLink
            size="s"
            look={order.openBidCount > 0 ? 'primary' : 'secondary'}
            to={paths.order(order.id)}
          >
            {viewWords(order)}
          </ButtonLink>
          <ButtonLink size="s" to={paths.editOrder(order.id)}>
            Edit
          </ButtonLink>
          <ButtonLink size="s" to={paths.editPhotos(order.id)}>
            {order.images.length === 0 ? 'Add photos' : 'Add more photos'}
          </ButtonLink>
          {alerts}
        </Inline>
      </Stack>
    </Banner>
  )
}
