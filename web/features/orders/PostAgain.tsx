import { useNavigate } from 'react-router-dom'
import { draftStore } from '../../forms/draftStore.js'
import { useDraftOwner } from '../../forms/useDraft.js'
import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { paths } from '../../paths.js'
import { Button } from '../../ui/actions/Button.js'

/** What is asked for again: all but the days, and the photos, which belong to the order. */
const KEPT = {
  junk_pickup: ['description', 'debris', 'hasHazardousItems', 'customerBudget'],
  dumpster_rental: ['dumpsterSize', 'debris', 'placement', 'dropoffTimePreference', 'serviceInstructions'],
} as const

const CONTACT = ['firstName', 'lastName', 'phone', 'address', 'zipCode'] as const

/** Opens the request form, filled like this order but for its days. */
export const PostAgain = ({ order, wide }: { order: OrderDetails_JobFragment; wide: boolean }) => {
  const owner = useDraftOwner()
  const navigate = useNavigate()
  const postAgain = () => {
    const names = [...CONTACT, ...KEPT[order.type]]
    if (owner) draftStore.write(owner, order.type, Object.fromEntries(names.map(name => [name, order[name]])))
    navigate(`${paths.customer}?request=${order.type}`)
  }
  return (
    <Button look="primary" wide={wide} onClick={postAgain}>
      Post Again
    </Button>
  )
}
