import { useEffect, useRef, useState } from 'react'
import { LoadingText } from '../../ui/LoadingText.js'
import { MoreButton } from '../../ui/MoreButton.js'

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
  return hasFailed ? <MoreButton onMore={onMore} failure="We couldn't load all bids" /> : <LoadingText />
}
