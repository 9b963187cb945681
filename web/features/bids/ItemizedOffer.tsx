import { Suspense } from 'react'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { Skeleton } from '../../ui/states/Skeleton.js'
import type { JunkBid, JunkOfferProps } from './JunkOffer.js'

const JunkOffer = lazyPart(() => import('./JunkOffer.js'), 'JunkOffer')

/** Whether the bid says more of items or the load than its price. */
export const isItemized = ({ includedEighths, items, parts }: JunkBid): boolean =>
  includedEighths !== null || items.length > 0 || parts.length > 0

/** Its words load with the first such bid. */
export const ItemizedOffer = (props: JunkOfferProps) =>
  isItemized(props.bid) && (
    <Suspense fallback={<Skeleton height="3em" />}>
      <JunkOffer {...props} />
    </Suspense>
  )
