import { cents, fromCents } from '@rules/cents.js'
import { serverNow } from '../../serverClock.js'
import type { JobChanges_JobFragment } from '../changeOrders/generated/changeOrders.js'

type Payment = JobChanges_JobFragment['payments'][number]
type Paid = Pick<JobChanges_JobFragment, 'payments'>

export const isByCard = ({ provider }: Payment): boolean => provider === 'stripe'

/** The customer's payments by card, the latest first. */
export const cardPayments = ({ payments }: Paid): Payment[] =>
  payments.filter(payment => isByCard(payment) && payment.refundOf === null)

/** The payment whose page at Stripe is open. */
export const runningCard = (job: Paid, now = serverNow()): Payment | undefined =>
  cardPayments(job).find(
    ({ status, expiresAt }) =>
      status === 'started' && expiresAt !== null && Date.parse(expiresAt) > now.getTime(),
  )

/** What goes back to cards and isn't confirmed yet. */
export const onItsWayBack = ({ payments }: Paid, vendorId: string | null): string =>
  fromCents(
    -payments
      .filter(
        ({ refundOf, status, vendor }) =>
          refundOf !== null && status === 'started' && (vendorId === null || vendor?.id === vendorId),
      )
      .reduce((sum, { amount }) => sum + cents(amount), 0n),
  )
