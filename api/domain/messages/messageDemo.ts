import { newId } from '../../platform/ids.js'
import type { Demo } from '../Demo.js'
import { Notice } from '../notices/Notice.js'
import { Message } from './Message.js'

const demoMessages = [
  {
    from: 'customer',
    to: 'vendor',
    content: 'The driveway is clear from seven on. Please call when you are close.',
    hours: 30,
    read: true,
  },
  {
    from: 'vendor',
    to: 'customer',
    content: 'Will do. We bring boards for the wheels.',
    hours: 20,
    read: false,
  },
  {
    from: 'jordan',
    to: 'vendor',
    content: 'My car will be off the driveway by the time you are here.',
    hours: 5,
    read: true,
  },
]

/** Conversations about accepted orders of the vendor. */
export const messageDemo: Demo = {
  jobs({ tx, users, jobs, hoursAgo }) {
    const accepted = jobs.filter(
      ({ vendorId, status }) => vendorId === users.vendor!.id && status === 'accepted',
    )
    for (const { from, to, content, hours, read } of demoMessages) {
      const [senderId, receiverId] = [users[from]!.id, users[to]!.id]
      const { id: jobId } = accepted.find(({ customerId }) => [senderId, receiverId].includes(customerId))!
      const sent = { jobId, senderId, receiverId, content }
      tx.create(Message, { ...sent, createdAt: hoursAgo(hours), readAt: read ? hoursAgo(hours - 1) : null })
      if (read) continue
      const told = { eventId: newId(), jobId, kind: 'message_received' as const }
      tx.create(Notice, { ...told, userId: sent.receiverId, createdAt: hoursAgo(hours) })
    }
  },
}
