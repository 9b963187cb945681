import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { Mail } from '../../platform/mail/Post.js'
import { type NamedVendor, vendorName } from '../../rules/businesses/vendorName.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { businessOf, isDriver } from '../accounts/worksFor.js'
import { namedVendor } from '../businesses/businessRows.js'
import type { AppContext } from '../context.js'
import { orderNumber } from '../jobs/Job.js'
import { factsOf, MAILED_JOB, type MailedJob, serviceOf } from '../jobs/mailedJob.js'

const UNREAD = prepared(`
  select ${MAILED_JOB}, r.first_name as "readerFirstName", r.email as "readerEmail", ${isDriver('r.id')} as "isDriver",
    ${namedVendor('s')} as sender, m.content, m.count
  from jobs j
    join users r on r.id = :userId and ${businessOf('r.id')} in (j.customer_id, j.vendor_id)
    cross join lateral (select m.sender_id, m.content, count(*) over ()::int as count from messages m
      where m.job_id = j.id and m.receiver_id = ${businessOf('r.id')} and m.read_at is null order by m.created_at desc, m.id limit 1) m
    join users s on s.id = m.sender_id
  where j.id = :jobId`)

interface UnreadThread extends MailedJob {
  readerFirstName: string
  readerEmail: string
  isDriver: boolean
  sender: NamedVendor
  content: string
  count: number
}

/** A thread's unread messages. None if they were read or the job has another vendor now. */
export const writeMessagesMail = async (
  { config, database, clock }: AppContext,
  { jobId, userId }: { jobId: string | null; userId: string },
): Promise<Mail | null> => {
  const [thread] = await rowsOf<UnreadThread & Record<string, unknown>>(database.pool, UNREAD, {
    jobId,
    userId,
  })
  if (!thread) return null
  const { count, content, id } = thread
  const senderName = vendorName(thread.sender)
  const number = orderNumber(thread)
  const isCustomer = userId === thread.customerId
  const path = isCustomer ? `/customer/orders?order=${id}` : `/?job=${id}`
  return {
    to: thread.readerEmail,
    subject: `${senderName} wrote to you about ${isCustomer ? `your ${serviceOf(thread)}` : `the ${serviceOf(thread)} in ${thread.zipCode}`}`,
    body: [
      `Hello ${thread.readerFirstName},`,
      count === 1
        ? `You have an unread message from ${senderName}:`
        : `You have ${count} unread messages from ${senderName}. The latest:`,
      { quote: content },
    ],
    facts: [
      ...factsOf(thread, clock()),
      ...(thread.finalPrice && !thread.isDriver ? [['Price', formatMoney(thread.finalPrice)] as const] : []),
    ],
    link: { label: 'Read and answer', url: `${config.publicUrl}${path}` },
    why: `A message about ${isCustomer ? 'order' : 'job'} ${number} has been unread for ten minutes. Nobody reads replies to this email: answer on Haulbid.`,
  }
}
