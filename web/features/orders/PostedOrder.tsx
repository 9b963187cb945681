import { paths } from '../../paths.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import { Text } from '../../ui/text/Text.js'
import { serviceInWords } from '../job/jobWords.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'

type Order = OrderDetails_JobFragment

/** "Sent to 5 vendors near 78704." */
const sentTo = ({ vendorsNearby, zipCode }: Order): string => {
  if (vendorsNearby === 0)
    return `No vendor serves ${zipCode} yet. We are looking for one, and let you know when one does.`
  const vendors = vendorsNearby === 1 ? '1 vendor' : `${vendorsNearby} vendors`
  const sent = vendorsNearby === null ? 'Sent to the vendors' : `Sent to ${vendors}`
  return `${sent} near ${zipCode}. They answer with a price each, and you accept the one you like. Nobody comes before that.`
}

/** After posting: what happens next, and what the customer can still do about it. */
export const PostedOrder = ({ order }: { order: Order }) => (
  <Banner tone="success" title={`Your ${serviceInWords(order)} is posted`} role="status">
    <Stack gap="s">
      <Text size="s">{sentTo(order)}</Text>
      <Inline gap="xs">
        <ButtonLink size="s" to={paths.editOrder(order.id)}>
          Edit
        </ButtonLink>
        <ButtonLink size="s" to={paths.editOrder(order.id)}>
          {order.images.length === 0 ? 'Add photos' : 'Add more photos'}
        </ButtonLink>
        <ButtonLink size="s" to={paths.account}>
          Turn on alerts
        </ButtonLink>
      </Inline>
    </Stack>
  </Banner>
)
