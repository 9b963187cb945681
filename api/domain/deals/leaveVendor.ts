import { cents } from '../../rules/cents.js'
import { isUnderWay } from '../../rules/jobs/jobGraph.js'
import type { Acting } from '../act.js'
import { bookCancellation, readCancellationFee } from '../charges/bookCharge.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import type { JobEvent } from '../jobs/JobEvent.js'

interface Leaving {
  /** The vendor is at fault, or the customer is not asked to pay for another reason. */
  isFree: boolean
  /** The fee that the customer saw, by default nothing. */
  feeSeen?: string | null | undefined
  /** Ends the vendor's job. */
  move: () => Promise<JobEvent>
}

/**
 * Ends the job of a vendor whom the customer leaves, by cancelling or for another vendor, and books what that costs for this
 * vendor. Only a customer pays, and only for leaving a vendor who would come.
 */
export async function leaveVendor(
  acting: Acting,
  job: Job,
  { isFree, feeSeen, move }: Leaving,
): Promise<{ event: JobEvent; fee: string | null }> {
  const { vendorId } = job
  const isCustomer = acting.viewer.userType === 'customer'
  const costs = vendorId !== null && isCustomer && isUnderWay(job.status) && !isFree
  const fee = costs ? await readCancellationFee(acting, job.id) : '0.00'
  // Nobody pays what they have not seen.
  if (cents(fee) > cents(feeSeen ?? '0')) throw conflict('FEE_CHANGED')
  const event = await move()
  if (!costs || cents(fee) === 0n) return { event, fee: null }
  await bookCancellation(acting, job, { vendorId, fee })
  return { event, fee }
}
