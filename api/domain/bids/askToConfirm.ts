import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context } from '../context.js'
import { tell } from '../notices/tell.js'
import type { Bid } from './Bid.js'

/** A pending bid waits for its vendor's yes from now on, and the vendor is asked: why is what the notice says. */
export async function askToConfirm(
  tx: EntityManager,
  context: Context,
  bid: Bid,
  kind: 'request_edited' | 'still_interested',
): Promise<void> {
  bid.unconfirmedSince = context.now
  bid.offeredAt = null
  const { id: bidId, vendorId, jobId, price } = bid
  await tell(tx, context, { kind, to: [vendorId], jobId, data: { bidId, price } })
}
