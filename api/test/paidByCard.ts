import { bookCollectedFee, feeToCollect } from '../domain/ledger/collectFee.js'
import { newId } from '../platform/ids.js'
import type { Harness } from './harness.js'

interface Paying {
  jobId: string
  vendorId: string
  /** Negative for a refund. */
  amount: string
  /** The payment that is refunded. */
  refundOf?: string
  /** The charge at Stripe; by default one that Stripe doesn't know. */
  processorId?: string
}

interface Paid {
  id: string
  /** Collected with it. */
  fee: string
}

/** A confirmed card payment, or a refund of one, without asking Stripe. */
export const paidByCard = async (
  { app, clock }: Pick<Harness, 'app' | 'clock'>,
  { jobId, vendorId, amount, refundOf, processorId }: Paying,
): Promise<Paid> =>
  app.context.database.orm.em.fork().transactional(async tx => {
    const id = newId()
    const fee = refundOf ? '0.00' : await feeToCollect(tx, { jobId, vendorId, amount })
    await tx.execute(
      `insert into job_payments (id, job_id, vendor_id, amount, method, status, created_at, attempted_at, decided_at,
          provider, processor_id, refund_of, fee)
        values (?, ?, ?, ?, 'card', 'confirmed', ?, ?, ?, 'stripe', ?, ?, ?)`,
      [
        id,
        jobId,
        vendorId,
        amount,
        clock.now,
        clock.now,
        clock.now,
        processorId ?? `${refundOf ? 're' : 'ch'}_${id.replaceAll('-', '')}`,
        refundOf ?? null,
        fee,
      ],
    )
    await bookCollectedFee(tx, { paymentId: id, jobId, vendorId, fee, now: clock.now })
    return { id, fee }
  })
