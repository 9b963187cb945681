import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { type CancellationTerms, cancellationFee } from '../../rules/cancellation.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { Charge } from './Charge.js'
import { cancellationTerms } from './cancellationRows.js'
import { tellCharge } from './tellCharge.js'

const j = columnsOf<Job>('j')
const TERMS = `select ${cancellationTerms(j)} as terms from jobs j where ${j.id} = :jobId`

/** The fee for cancelling an accepted job that the transaction has locked; Job.cancellationFee is the same. */
export const readCancellationFee = async (
  tx: EntityManager,
  { now }: Context,
  jobId: string,
): Promise<string> => {
  const [row] = await executeNamed<{ terms: string }>(tx, TERMS, { jobId, now })
  return cancellationFee(JSON.parse(row!.terms) as CancellationTerms, now)
}

/** Books what a late cancellation costs. The other lines of a cancelled job are voided by the database. */
export async function bookCancellation(
  tx: EntityManager,
  context: Context,
  { id: jobId, customerId, vendorId }: Job,
  fee: string,
): Promise<void> {
  const charge = tx.create(Charge, {
    jobId,
    vendorId: vendorId!,
    kind: 'cancellation',
    label: 'Late cancellation',
    unitPrice: fee,
    amount: fee,
    createdAt: context.now,
  })
  await tx.flush()
  await tellCharge(tx, context, charge, { kind: 'charge_booked', to: [customerId, vendorId] })
}
