import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { type CancellationFacts, cancellationFee, cancellationTerms } from '../../rules/deals/cancellation.js'
import type { Acting } from '../act.js'
import type { Job } from '../jobs/Job.js'
import { Charge } from './Charge.js'
import { cancellationFacts } from './cancellationRows.js'
import { tellCharge } from './tellCharge.js'

const j = columnsOf<Job>('j')
const FACTS = `select ${cancellationFacts(j)} as facts from jobs j where ${j.id} = :jobId`

/** The fee for cancelling an accepted job that the transaction has locked; Job.cancellationFee is the same. */
export const readCancellationFee = async (
  { tx, now }: Pick<Acting, 'tx' | 'now'>,
  jobId: string,
): Promise<string> => {
  const [row] = await executeNamed<{ facts: string }>(tx, FACTS, { jobId, now })
  const facts: CancellationFacts = JSON.parse(row!.facts)
  return cancellationFee(cancellationTerms(facts, now), now)
}

/** Books what leaving a vendor late costs. The database voids their other lines. */
export async function bookCancellation(
  acting: Acting,
  { id: jobId, customerId }: Job,
  { vendorId, fee }: { vendorId: string; fee: string },
): Promise<void> {
  const { tx, now } = acting
  const charge = tx.create(Charge, {
    jobId,
    vendorId,
    kind: 'cancellation',
    label: 'Late cancellation',
    unitPrice: fee,
    amount: fee,
    createdAt: now,
  })
  await tx.flush()
  tellCharge(acting, 'charge_booked', charge, [customerId, vendorId])
}
