import type { Rel } from '@mikro-orm/core'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { Items } from '../../platform/rows/items.js'
import { addsTo, list } from '../../platform/rows/View.js'
import { changeOrderQuotas } from '../../rules/changeOrders/changeOrderBounds.js'
import { Job } from '../jobs/Job.js'
import { isParty, type JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { ChangeOrder } from './ChangeOrder.js'
import { changeOrderRows, isToDecide, mayReadChangeOrder } from './changeOrderRows.js'

const JobField = fieldOf(Job)

/** The fields that change orders add to a job. */
export class ChangeOrdersOfJob {
  @JobField(() => [ChangeOrder], {
    description:
      'Proposed and decided changes of the job, newest first. Its vendor reads their own; empty for other vendors.',
  })
  @Items({ most: changeOrderQuotas.changeOrdersPerJob.most, usual: 1 }, Job)
  changeOrders?: Rel<ChangeOrder>[]

  @JobField(() => [ChangeOrder], {
    description: 'Open change orders that wait for the decision of the viewer, oldest first.',
  })
  changeOrdersToDecide?: Rel<ChangeOrder>[]
}

export const changeOrdersOfJob = addsTo<Job & ChangeOrdersOfJob, ChangeOrdersOfJob, JobTable>(jobRows, {
  fields: {
    changeOrders: list(
      () => changeOrderRows,
      (o, j) => `${o.jobId} = ${j.id} and ${isParty(j)} and ${mayReadChangeOrder(o)}`,
      o => `${o.createdAt} desc, ${o.id}`,
    ),
    changeOrdersToDecide: list(
      () => changeOrderRows,
      (o, j) => `${o.jobId} = ${j.id} and ${isToDecide(o)}`,
      o => `${o.createdAt}, ${o.id}`,
    ),
  },
})
