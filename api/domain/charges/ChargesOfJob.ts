import type { Rel } from '@mikro-orm/core'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { Items } from '../../platform/rows/items.js'
import { addsTo, list } from '../../platform/rows/View.js'
import { changeOrderQuotas } from '../../rules/changeOrders/changeOrderBounds.js'
import { Job } from '../jobs/Job.js'
import { isParty, isUnderWay, type JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { Charge } from './Charge.js'
import { cancellationFacts } from './cancellationRows.js'
import { chargeOrder, chargeRows, mayReadCharge } from './chargeRows.js'

const JobField = fieldOf(Job)

/** The fields that charges add to a job. */
export class ChargesOfJob {
  @JobField(() => [Charge], {
    description:
      'What the customer owes, line by line, the agreed price first. A vendor who has or had it reads their own lines; empty for other vendors.',
  })
  // A line for each change order, and the base price and cancellation fee of each vendor.
  @Items({ most: changeOrderQuotas.changeOrdersPerJob.most + 20, usual: 2 }, Job)
  charges?: Rel<Charge>[]

  /** Not in the schema: cancellationFee is computed from it. JSON as text. */
  cancellationFacts?: string | null
}

export const chargesOfJob = addsTo<Job & ChargesOfJob, ChargesOfJob, JobTable>(jobRows, {
  fields: {
    charges: list(
      () => chargeRows,
      (c, j) => `${c.jobId} = ${j.id} and ${mayReadCharge(c)}`,
      chargeOrder,
    ),
    cancellationFacts: j => `case when ${isParty(j)} and ${isUnderWay(j)} then ${cancellationFacts(j)} end`,
  },
  computed: {
    cancellationFee: ['status', 'cancellationFacts'],
    freeToCancelUntil: ['status', 'cancellationFacts'],
    lateCancellationFee: ['status', 'cancellationFacts'],
  },
})
