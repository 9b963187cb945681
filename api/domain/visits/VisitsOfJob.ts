import type { Rel } from '@mikro-orm/core'
import { columnsOf } from '../../platform/rows/columns.js'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { Items } from '../../platform/rows/items.js'
import { addsTo, list } from '../../platform/rows/View.js'
import { visitQuotas } from '../../rules/visits/visitBounds.js'
import { Job } from '../jobs/Job.js'
import { isParty, isUnderWay, type JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { dueVisit } from './noShowRows.js'
import { Visit } from './Visit.js'
import { mayReadVisit, visitRows } from './visitRows.js'

const JobField = fieldOf(Job)

/** What visits add to a job. */
export class VisitsOfJob {
  @JobField(() => [Visit], {
    description: 'The visits to its address, by window. Its vendor reads their own; empty for other vendors.',
  })
  @Items({ most: visitQuotas.visitsPerJob.most, usual: 2 }, Job)
  visits?: Rel<Visit>[]

  /** Not in the schema: what the customer may do is computed from it. JSON as text. */
  dueVisit?: string | null

  /** Not in the schema: viewerCanStart is computed from it. Its first visit, while it is accepted; JSON as text. */
  firstVisit?: string | null
}

const state = ['status', 'customerId', 'vendorId'] as const

const v = columnsOf<Visit>('v')

export const visitsOfJob = addsTo<Job & VisitsOfJob, VisitsOfJob, JobTable>(jobRows, {
  fields: {
    visits: list(
      () => visitRows,
      (v, j) => `${v.jobId} = ${j.id} and ${mayReadVisit(v)}`,
      v => `${v.windowStart}, ${v.createdAt}, ${v.id}`,
    ),
    dueVisit: j => `case when ${isParty(j)} and ${isUnderWay(j)} then ${dueVisit(j)}::text end`,
    firstVisit: j =>
      `case when ${j.status} = 'accepted' and ${isParty(j)} then (select json_build_object('kind', ${v.kind}, 'windowStart', ${v.windowStart})::text from visits v
        where ${v.jobId} = ${j.id} and ${v.vendorId} = ${j.vendorId} and ${v.status} = 'scheduled'
        order by ${v.windowStart}, ${v.id} limit 1) end`,
  },
  computed: {
    viewerCanStart: [...state, 'firstVisit', 'timeZone'],
    viewerCanReportNoShow: [...state, 'dueVisit'],
    viewerCanFindAnother: [...state, 'dueVisit'],
    viewerCanCancel: [...state, 'dueVisit'],
  },
})
