import { useEffect, useRef, useState } from 'react'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'

type RestOfBidsProps = {
  /** Loads the next page of bids. */
  onMore: () => Promise<unknown>
}

/** Bids are compared with each other, so the next page loads automatically; a button appears only if that failed. */
export const RestOfBids = ({ onMore }: RestOfBidsProps) => {
  const [hasFailed, setFailed] = useState(false)
  const ask = useRef(onMore)
  const wasAsked = useRef(false)
  useEffect(() => {
    // Requesting a page twice would add it twice.
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
