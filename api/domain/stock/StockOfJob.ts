import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, one } from '../../platform/rows/View.js'
import { isDriversJob } from '../driverRows.js'
import { Job } from '../jobs/Job.js'
import type { JobColumns, JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { Reservation } from './Reservation.js'
import { isLatest, reservationRows } from './stockRows.js'

const JobField = fieldOf(Job)

/** The field that stock adds to a job. */
export class StockOfJob {
  @JobField(() => Reservation, {
    nullable: true,
    description:
      "The dumpster that stands there or is reserved. Null for vendors who don't count their dumpsters. Only its vendor's people and admins read it.",
  })
  reservation?: Reservation | null
}

const mayRead = (j: JobColumns) => `(:isAdmin or ${j.vendorId} = :viewer or ${isDriversJob(j.id)})`

export const stockOfJob = addsTo<Job & StockOfJob, StockOfJob, JobTable>(jobRows, {
  fields: {
    reservation: one(
      () => reservationRows,
      (r, j) => `${isLatest(r, j)} and ${mayRead(j)}`,
    ),
  },
})
