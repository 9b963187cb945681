import type { Rel } from '@mikro-orm/core'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { Items } from '../../platform/rows/items.js'
import { addsTo, list, one } from '../../platform/rows/View.js'
import { Job } from '../jobs/Job.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { earningsRows } from './earningsRows.js'
import { JobEarnings } from './JobEarnings.js'
import { LedgerTransfer } from './LedgerTransfer.js'
import { ledgerRows } from './ledgerRows.js'

const JobField = fieldOf(Job)

/** The fields that the ledger adds to a job. */
export class LedgerOfJob {
  @JobField(() => [LedgerTransfer], {
    description:
      'The service fees booked on it, their reversals, and those collected by card, oldest first: what its vendor owes Haulbid. Empty unless the viewer is an admin.',
  })
  @Items({ most: 200, usual: 2 }, Job)
  ledger?: Rel<LedgerTransfer>[]

  @JobField(() => JobEarnings, {
    nullable: true,
    description:
      'What its vendor earned by it. Null until it is completed, and unless the viewer is an owner of its vendor or an admin.',
  })
  earned?: JobEarnings | null
}

export const ledgerOfJob = addsTo<Job & LedgerOfJob, LedgerOfJob, JobTable>(jobRows, {
  fields: {
    ledger: list(
      () => ledgerRows,
      (t, j) => `${t.jobId} = ${j.id} and :isAdmin`,
      t => t.number,
    ),
    earned: one(
      () => earningsRows,
      (t, j) =>
        `${t.id} = ${j.id} and ${j.status} = 'completed' and (:isAdmin or (:isOwner and ${j.vendorId} = :viewer)) is true`,
    ),
  },
})
