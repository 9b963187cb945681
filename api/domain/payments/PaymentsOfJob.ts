import type { Rel } from '@mikro-orm/core'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { Items } from '../../platform/rows/items.js'
import { addsTo, list } from '../../platform/rows/View.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import { MOST_PAYMENTS } from '../../rules/payments/paymentBounds.js'
import { PaymentMethods } from '../businesses/businessEnums.js'
import { handleRows, PaymentHandle } from '../businesses/PaymentHandle.js'
import { Job } from '../jobs/Job.js'
import { isParty, type JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { DateTime, Money } from '../scalars.js'
import { Balance } from './Balance.js'
import { Payment } from './Payment.js'
import {
  amountDue,
  balanceRows,
  dueByCard,
  hasToSettle,
  mayMarkPaid,
  mayMarkPaidBack,
  mayReadPayment,
  paymentOrder,
  paymentRows,
  settledAt,
  toPayBack,
  wasVendorOf,
} from './paymentRows.js'

const JobField = fieldOf(Job)

/** What payments add to a job. */
export class PaymentsOfJob {
  @JobField(() => Money, {
    nullable: true,
    description:
      'What the customer owes: the booked and contested charges less the confirmed payments. Negative if more was paid, so that a vendor owes it back. The sum of `balances` for its customer and admins; for a vendor who has or had it their own. Null for everybody else.',
  })
  amountDue?: string | null

  @JobField(() => [Balance], {
    description:
      'What is due with each vendor who has or had it. Empty unless the viewer is its customer or an admin.',
  })
  @Items({ most: 20, usual: 1 }, Job)
  balances?: Balance[]

  @JobField(() => Money, {
    nullable: true,
    description:
      'What the viewer, a vendor who has or had it, is to pay back: what was paid too much, and discounts that count once the money came back. Null for everybody else.',
  })
  amountToPayBack?: string | null

  @JobField(() => DateTime, {
    nullable: true,
    description:
      'When it ended, or its money last moved, while some is to be settled. Visible only to admins; null for everyone else.',
  })
  unsettledSince?: Date | null

  @JobField(() => [Payment], {
    description:
      'What was paid, directly and by card, and what went back: first what waits for the customer, then the latest. Customer and admins read all, a vendor who has or had it their own. Empty for everybody else.',
  })
  @Items({ most: MOST_PAYMENTS, usual: 1 }, Job)
  payments?: Rel<Payment>[]

  /** Not in the schema: cardAmount is computed from it. */
  dueByCard?: string | null

  @JobField(() => [PaymentMethods], {
    description:
      'How its vendor takes payments. Empty if the vendor names none, and unless the viewer is a party to the job or an admin.',
  })
  waysToPay?: PaymentMethod[]

  @JobField(() => [PaymentHandle], {
    description: 'Where its vendor takes those payments. Empty for all who read no `waysToPay`.',
  })
  paymentHandles?: PaymentHandle[]

  @JobField(() => Boolean, {
    description: 'Whether the viewer, who has or had it, may mark what is due to them as paid now.',
  })
  viewerCanMarkPaid?: boolean

  @JobField(() => Boolean, {
    description: 'Whether the viewer, who has or had it, may mark money as paid back now.',
  })
  viewerCanMarkPaidBack?: boolean
}

export const paymentsOfJob = addsTo<Job & PaymentsOfJob, PaymentsOfJob, JobTable>(jobRows, {
  fields: {
    amountDue: j => `case when ${isParty(j)} or ${wasVendorOf(j, ':viewer')} then ${amountDue(j)} end`,
    balances: list(
      () => balanceRows,
      (b, j) => `${b.jobId} = ${j.id} and (${j.customerId} = :viewer or :isAdmin)`,
      b => b.vendorId,
    ),
    amountToPayBack: j => `case when ${wasVendorOf(j, ':viewer')} then ${toPayBack(j, ':viewer')} end`,
    unsettledSince: j => `case when :isAdmin and ${hasToSettle(j)} then ${settledAt(j)} end`,
    payments: list(
      () => paymentRows,
      (p, j) => `${p.jobId} = ${j.id} and ${mayReadPayment(p)}`,
      p => paymentOrder(p),
    ),
    dueByCard: j => `case when ${j.customerId} = :viewer then ${dueByCard(j)} end`,
    waysToPay: j =>
      `coalesce((select w.payment_methods from businesses w where w.vendor_id = ${j.vendorId} and ${isParty(j)}), '{}')`,
    paymentHandles: list(
      () => handleRows,
      (h, j) => `${h.vendorId} = ${j.vendorId} and ${isParty(j)}`,
    ),
    viewerCanMarkPaid: j => mayMarkPaid(j),
    viewerCanMarkPaidBack: j => mayMarkPaidBack(j),
  },
  computed: { cardAmount: ['dueByCard'] },
})
