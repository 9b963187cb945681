import { type Act, admin, customer, input, otherAdmin, vendor } from '../../../test/pairs/act.js'
import type { Scene } from '../../../test/pairs/scene.js'

const ticket = ({ ticketId }: Scene) => ({ id: ticketId })

export const acts: Record<string, Act[]> = {
  openSupportTicket: [
    { by: customer, variables: input(({ jobId }) => ({ orderNumber: jobId, issue: 'Nobody came' })) },
    {
      by: vendor,
      variables: input(({ jobId }) => ({ orderNumber: jobId, issue: 'Nobody was there' })),
      stage: 'accepted',
    },
  ],
  answerSupportTicket: [
    { by: admin, variables: input(({ ticketId }) => ({ id: ticketId, response: 'Sorry' })) },
  ],
  closeSupportTicket: [{ by: admin, variables: ticket }],
  reopenSupportTicket: [{ by: otherAdmin, variables: ticket }],
}
