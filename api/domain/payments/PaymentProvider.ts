import type { EntityManager } from '@mikro-orm/postgresql'
import type { PaymentMethod } from '../../rules/kinds.js'
import type { PaymentMove } from '../../rules/payments/paymentGraph.js'
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
  /** The payment that a refund gives back. */
  refundOf?: string
  /** The service fee that is collected with it. */
  fee?: string
}

/** The time of the act or task. */
interface When {
  now: Date
}

/**
 * Moves or records the money of a job. The acts lock the job and check who may do what before they ask a provider.
 * paymentProviders.test.ts is the contract that each must pass.
 */
export interface PaymentProvider {
  /** Takes what the customer owes a vendor, or gives back what the vendor owes. */
  take(tx: EntityManager, when: When, job: Job, due: DuePayment): Promise<Payment>
  /** The payment ends, with the customer's reason for denying it, or the code of a failure. */
  settle(when: When, payment: Payment, move: PaymentMove, why: string | null): Promise<void>
}
