import type { EntityManager } from '@mikro-orm/postgresql'
import type { RequestField } from '../../rules/changedFields.js'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import type { Bid } from './Bid.js'

/** A pending bid needs its vendor's confirmation from now on. The notice asks the vendor and says why. */
export async function askToConfirm(
  tx: EntityManager,
  context: Context,
  bid: Bid,
  why: { kind: 'still_interested' } | { kind: 'request_edited'; changed: readonly RequestField[] },
): Promise<void> {
  bid.unconfirmedSince = context.now
  if (why.kind === 'request_edited')
    bid.requestChanges = [...new Set([...bid.requestChanges, ...why.changed])]
  bid.offeredAt = null
  const { id: bidId, vendorId, jobId, price } = bid
  const { kind, ...more } = why
  await tell(tx, context, { kind, to: [vendorId], jobId, data: { bidId, price, ...more } })
}
