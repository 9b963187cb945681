import type { EntityManager } from '@mikro-orm/postgresql'
import type { PaymentMethod } from '../../rules/kinds.js'
import type { PaymentMove } from '../../rules/payments/paymentGraph.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import type { Payment } from './Payment.js'

interface DuePayment {
  /** A provider that is asked twice for the same id takes one payment. */
  id: string
  /** The vendor who has or had the job. */
  vendorId: string
  /** Negative if the vendor pays it back. */
  amount: string
  method: PaymentMethod
}

/**
 * Moves or records the money of a job. The acts lock the job and check who may do what before they ask a provider.
 * paymentProviders.test.ts is the contract that each must pass.
 */
export interface PaymentProvider {
  /** Takes what the customer owes a vendor, or gives back what the vendor owes. */
  take(tx: EntityManager, context: Context, job: Job, due: DuePayment): Promise<Payment>
  /** The customer confirms or denies the payment. */
  settle(context: Context, payment: Payment, move: PaymentMove, reason: string | null): Promise<void>
}
