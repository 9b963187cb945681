import { type About, forAdmins, forBoth, kind } from '../notices/noticeKind.js'

const toSupport = ({ role }: About) => (role === 'vendor' ? '/?view=support' : '/customer/support')

export const supportNotices = {
  ticket_answered: kind<{ ticketId: string }>({
    label: 'Support answered a ticket',
    readers: forBoth('support'),
    mail: 'now',
    words: (_, { order }) => `Support answered your question${order && ` about ${order}`}.`,
    path: toSupport,
  }),
  ticket_opened: kind<{ ticketId: string }>({
    label: 'A customer or vendor opened a ticket',
    readers: forAdmins('tickets'),
    mail: 'now',
    words: (_, { person, order }) =>
      `${person ?? 'Someone'} opened a support ticket${order && ` about ${order}`}.`,
    path: (_, { ticketId }) => `/?ticket=${ticketId}`,
  }),
} as const
