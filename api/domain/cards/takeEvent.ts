import { executeNamed } from '../../platform/database/prepared.js'
import type { AppContext } from '../context.js'
import { enqueue } from '../enqueue.js'
import { CardAccount } from './CardAccount.js'

/** An event whose signature was checked. */
export interface StripeEvent {
  id: string
  type: string
  /** The vendor's account; missing for events of our own. */
  account?: string | undefined
  /** What it is about. `payment` is our payment's id, from its metadata. */
  object: { id: string; payment?: string | undefined }
}

const KEEP = `insert into stripe_events (id, received_at) values (:id, :now::timestamptz) on conflict (id) do nothing returning id`

/** The events that Haulbid wakes for; Stripe is asked for everything else. */
const ofAccount = ['account.updated', 'account.application.deauthorized']
const ofSession = ['checkout.session.completed', 'checkout.session.expired']
const ofRefund = ['refund.created', 'refund.updated', 'refund.failed']
const ofDispute = ['charge.dispute.created', 'charge.dispute.closed']

/** An event is only a wake-up: a task asks Stripe what is true now. So repeats, order, and delays don't matter. */
export const takeEvent = async (
  app: AppContext,
  { id, type, account, object }: StripeEvent,
): Promise<void> => {
  await app.database.orm.em.fork().transactional(async tx => {
    const [isNew] = await executeNamed<{ id: string }>(tx, KEEP, { id, now: app.clock() })
    if (!isNew || account === undefined) return
    const found = await tx.findOne(CardAccount, { accountId: account })
    if (!found) return
    if (ofAccount.includes(type)) await enqueue(tx, 'readCardAccount', { vendorId: found.vendorId })
    if (ofSession.includes(type) && object.payment)
      await enqueue(tx, 'readCardPayment', { paymentId: object.payment })
    if (ofRefund.includes(type))
      await enqueue(tx, 'readStripeObject', { account, type: 'refund', id: object.id })
    if (ofDispute.includes(type))
      await enqueue(tx, 'readStripeObject', { account, type: 'dispute', id: object.id })
  })
  app.taskRelay.wake()
}
