import type { RequestField } from '../../rules/jobs/changedFields.js'
import type { Acting } from '../act.js'
import type { Bid } from './Bid.js'

/** A pending bid needs its vendor's confirmation from now on. The notice asks the vendor and says why. */
export function askToConfirm(
  { now, tell }: Pick<Acting, 'now' | 'tell'>,
  bid: Bid,
  why: { kind: 'still_interested' } | { kind: 'request_edited'; changed: readonly RequestField[] },
): void {
  bid.unconfirmedSince = now
  if (why.kind === 'request_edited')
    bid.requestChanges = [...new Set([...bid.requestChanges, ...why.changed])]
  bid.offeredAt = null
  const { id: bidId, vendorId, jobId, price } = bid
  const { kind, ...more } = why
  tell(kind, { to: [vendorId], jobId, data: { bidId, price, ...more } })
}
