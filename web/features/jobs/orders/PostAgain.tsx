import { vendorName } from '@rules/businesses/vendorName.js'
import { fieldsOf, requestFields } from '@rules/jobs/requestFields.js'
import { chosenEighths } from '@rules/junk/loads.js'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { draftStore } from '../../../forms/draftStore.js'
import { useDraftOwner } from '../../../forms/useDraft.js'
import { paths } from '../../../paths.js'
import { Button } from '../../../ui/actions/Button.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { Text } from '../../../ui/text/Text.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'

type PostAgainProps = {
  order: OrderDetails_JobFragment
  wide: boolean
  /** Primary if it is what the customer probably wants, because nobody did the job. */
  look?: 'primary' | 'secondary'
}

const requestOf = (order: OrderDetails_JobFragment) => {
  const names = fieldsOf(order.type).filter(name => requestFields[name].postedAgain)
  const { loadEighths, items } = order
  const read = { ...order, loadEighths: chosenEighths(loadEighths, items) }
  return Object.fromEntries(names.map(name => [name, read[name]]))
}

/** Opens the request form, filled like this order but for its days. Asks before replacing a started request. */
export const PostAgain = ({ order, wide, look = 'primary' }: PostAgainProps) => {
  // Only a vendor who has done the job: a cancelled order may have been theirs to lose.
  const vendor = order.status === 'completed' && order.vendor?.isActive ? order.vendor : null
  const owner = useDraftOwner()
  const navigate = useNavigate()
  // The question that waits for an answer: `true` to post the order again, or the vendor to ask again.
  const [asking, setAsking] = useState<true | string | null>(null)
  const photos = `${order.type}:photos`
  const postAgain = (to: true | string) => {
    if (owner) {
      draftStore.write(owner, order.type, requestOf(order))
      draftStore.remove(owner, photos)
    }
    navigate(to === true ? paths.request(order.type) : paths.requestFrom(order.type, to))
  }
  const isBegun = () =>
    owner !== null && [order.type, photos].some(key => draftStore.read(owner, key) !== null)
  const begin = (to: true | string) => (isBegun() ? setAsking(to) : postAgain(to))
  return (
    <Stack gap="xxs" align={wide ? 'stretch' : 'end'}>
      {vendor && (
        <Button look={look} wide={wide} style={{ overflowWrap: 'anywhere' }} onClick={() => begin(vendor.id)}>
          Request Again from {vendorName(vendor)}
        </Button>
      )}
      <Button look={vendor ? 'quiet' : look} wide={wide} onClick={() => begin(true)}>
        Post Again
      </Button>
      {order.images.length > 0 && (
        <Text size="s" tone="muted" align={wide ? undefined : 'end'}>
          The photos stay with this order. Add them to the new one if they still apply.
        </Text>
      )}
      <ConfirmDialog
        open={asking !== null}
        title="Replace your unfinished request?"
        confirmLabel="Replace"
        cancelLabel="Keep It"
        onConfirm={() => asking !== null && postAgain(asking)}
        onClose={() => setAsking(null)}
      >
        You started a request like this and haven't sent it. Posting this order again replaces what you
        entered.
      </ConfirmDialog>
    </Stack>
  )
}
