import { Int } from 'type-graphql'
import { columnsOf } from '../../platform/rows/columns.js'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, page } from '../../platform/rows/View.js'
import { isDriversJob } from '../driverRows.js'
import { Job } from '../jobs/Job.js'
import type { JobColumns, JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import type { Message } from './Message.js'
import { isUnread, mayReadMessage, mayWrite, messageRows, vendorToWrite } from './messageRows.js'

const JobField = fieldOf(Job)
const m = columnsOf<Message>('m')

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
    viewerCanMessage: j =>
      `((${vendorToWrite(j)}) is not null or (${isDriversJob(j.id)} and ${mayWrite(j, j.vendorId)}))`,
    unreadMessages: j =>
      `(select count(*) from messages m where ${m.jobId} = ${j.id} and ${isUnread(m)})::int`,
  },
  pages: {
    messages: page(
      () => messageRows,
      (m, j: JobColumns) => `${m.jobId} = ${j.id} and ${mayReadMessage(m)}`,
    ),
  },
})
