import type { Columns } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { personNameRows } from '../accounts/PersonName.js'
import { userRows } from '../accounts/userRows.js'
import { businessOf } from '../accounts/worksFor.js'
import { isDriversJob } from '../driverRows.js'
import type { JobColumns } from '../jobs/jobPolicy.js'
import { isOpenWith } from '../payments/paymentRows.js'
import type { Message } from './Message.js'

/** In SQL: messages of the business that the reader drives for, about a job where they have a visit. */
const isOfDriver = (m: Columns<Message>) =>
  `(${businessOf(':person::uuid')} in (${m.senderId}, ${m.receiverId}) and ${isDriversJob(m.jobId)})`

/** In SQL: messages belong to their two participants, and to a driver who goes there; a later vendor cannot read earlier ones. */
export const mayReadMessage = (m: Columns<Message>) =>
  `(${m.senderId} = :viewer or ${m.receiverId} = :viewer or :isAdmin or ${isOfDriver(m)})`

/** In SQL: not read yet, and to the reader or the business that they drive for. */
export const isUnread = (m: Columns<Message>) =>
  `(${m.readAt} is null and ${m.receiverId} = ${businessOf(':person::uuid')} and (${m.receiverId} = :viewer or ${isDriversJob(m.jobId)}))`

export const messageRows: View<Message> = {
  table: 'messages',
  fields: {
    sender: one(
      () => userRows,
      (u, m) => `${u.id} = ${m.senderId}`,
    ),
    person: one(
      () => personNameRows,
      (p, m) => `${p.id} = ${m.personId}`,
    ),
  },
}

/** In SQL: its customer and this vendor may write to each other, because the vendor has the job or money is due either way. */
export const mayWrite = (job: JobColumns, vendor: string) =>
  `((${vendor} = ${job.vendorId} and ${job.status} <> 'cancelled') is true or ${isOpenWith(job, vendor)})`

/** In SQL: the vendors with whom the customer of a job may write, except its own. */
const formerVendors = (job: JobColumns) =>
  `(select b.vendor_id from job_balances b where b.job_id = ${job.id} and b.vendor_id is distinct from ${job.vendorId}
    and ${isOpenWith(job, 'b.vendor_id')})`

/**
 * In SQL: the vendor of the viewer's messages about a job, who is the viewer or whom the customer writes to. Null if they may
 * not write now. A customer whose job has no vendor writes to the one with whom money is due, if it is one.
 */
export const vendorToWrite = (job: JobColumns) =>
  `case when ${job.customerId} = :viewer then
      case when ${job.vendorId} is null then (select (array_agg(f.vendor_id))[1] from ${formerVendors(job)} f having count(*) = 1)
        when ${mayWrite(job, job.vendorId)} then ${job.vendorId} end
    when ${mayWrite(job, ':viewer')} then :viewer::uuid end`
