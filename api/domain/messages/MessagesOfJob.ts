import { Int } from 'type-graphql'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, page } from '../../platform/rows/View.js'
import { Job } from '../jobs/Job.js'
import type { JobColumns, JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { mayReadMessage, messageRows, vendorToWrite } from './messageRows.js'

const JobField = fieldOf(Job)

/** The fields that messages add to a job. */
export class MessagesOfJob {
  @JobField(() => Boolean, {
    description:
      'Whether the viewer may now message the other party: while a vendor has it and it is not cancelled, and while money is due with a vendor who has or had it.',
  })
  viewerCanMessage?: boolean

  @JobField(() => Int, { description: 'The number of unread messages about it to the viewer.' })
  unreadMessages?: number
}

export const messagesOfJob = addsTo<Job & MessagesOfJob, MessagesOfJob, JobTable>(jobRows, {
  fields: {
    viewerCanMessage: j => `(${vendorToWrite(j)}) is not null`,
    unreadMessages: j =>
      `(select count(*) from messages m where m.job_id = ${j.id} and m.receiver_id = :viewer and m.read_at is null)::int`,
  },
  pages: {
    messages: page(
      () => messageRows,
      (m, j: JobColumns) => `${m.jobId} = ${j.id} and ${mayReadMessage(m)}`,
    ),
  },
})
