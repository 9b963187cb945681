import type { Demo } from '../Demo.js'
import { SupportTicket } from './SupportTicket.js'

export const supportDemo: Demo = {
  jobs({ tx, users, jobs, hoursAgo }) {
    const customerId = users.customer!.id
    tx.create(SupportTicket, {
      issue: 'The receipt names the wrong street. Can it be changed?',
      status: 'answered',
      adminResponse: 'Done. The corrected one is in your mail.',
      customerId,
      orderNumber: jobs.find(job => job.customerId === customerId && job.status === 'completed')!.id,
      createdAt: hoursAgo(400),
      updatedAt: hoursAgo(390),
    })
  },
}
