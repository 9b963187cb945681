import { useEffect, useRef, useState } from 'react'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { LoadingRegion } from '../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../ui/states/Skeleton.js'

type RestOfBidsProps = {
  /** Adds the next page of bids. */
  onMore: () => Promise<unknown>
}

/** Bids are compared with each other, so the next page is loaded at once; by hand only where that failed. */
export const RestOfBids = ({ onMore }: RestOfBidsProps) => {
  const [hasFailed, setFailed] = useState(false)
  const ask = useRef(onMore)
  const wasAsked = useRef(false)
  useEffect(() => {
    // Asked for twice, a page would be there twice.
    if (wasAsked.current) return
    wasAsked.current = true
    ask.current().catch(() => setFailed(true))
  }, [])
  if (hasFailed) return <MoreButton onMore={onMore} failure="We couldn't load all bids" />
  return (
    <LoadingRegion label="Loading all bids">
      <Skeleton height="220px" />
    </LoadingRegion>
  )
}
