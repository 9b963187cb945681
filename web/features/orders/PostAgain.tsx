import { fieldsOf, requestFields } from '@rules/requestFields.js'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { draftStore } from '../../forms/draftStore.js'
import { useDraftOwner } from '../../forms/useDraft.js'
import { paths } from '../../paths.js'
import { Button } from '../../ui/actions/Button.js'
import { Stack } from '../../ui/layout/Stack.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { Text } from '../../ui/text/Text.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'

type PostAgainProps = {
  order: OrderDetails_JobFragment
  wide: boolean
  /** Primary if it is what the customer probably wants, because nobody did the job. */
  look?: 'primary' | 'secondary'
}

/** Opens the request form, filled like this order but for its days. Asks before replacing a started request. */
export const PostAgain = ({ order, wide, look = 'primary' }: PostAgainProps) => {
  const owner = useDraftOwner()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const photos = `${order.type}:photos`
  const openForm = () => navigate(`${paths.customer}?request=${order.type}`)
  const postAgain = () => {
    const names = fieldsOf(order.type).filter(name => requestFields[name].postedAgain)
    if (owner) {
      draftStore.write(owner, order.type, Object.fromEntries(names.map(name => [name, order[name]])))
      draftStore.remove(owner, photos)
    }
    openForm()
  }
  const isBegun = () =>
    owner !== null && [order.type, photos].some(key => draftStore.read(owner, key) !== null)
  return (
    <Stack gap="xxs" align={wide ? 'stretch' : 'end'}>
      <Button look={look} wide={wide} onClick={() => (isBegun() ? setAsking(true) : postAgain())}>
        Post Again
      </Button>
      {order.images.length > 0 && (
        <Text size="s" tone="muted" align={wide ? undefined : 'end'}>
          The photos stay with this order. Add them to the new one if they still apply.
        </Text>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Replace your unfinished request?"
        confirmLabel="Replace"
        cancelLabel="Keep It"
        onConfirm={postAgain}
        onClose={() => setAsking(false)}
      >
        You started a request like this and haven't sent it. Posting this order again replaces what you
        entered.
      </ConfirmDialog>
    </Stack>
  )
}
