import type { NounCache } from '../../apollo/NounCache.js'
import { pages } from '../../apollo/policies.js'
import { addFirst, refetchFiltered } from '../../apollo/updateLists.js'

const ANSWERED = [refetchFiltered('supportTickets'), 'adminWork', 'audit'] as const

export const supportCache: NounCache = {
  fields: {
    supportTickets: { policy: pages('customerId', 'status'), causes: ['ticket'] },
    supportTicket: { causes: ['ticket'] },
  },
  mutations: {
    OpenSupportTicket: [addFirst('supportTickets')],
    AnswerSupportTicket: ANSWERED,
    CloseSupportTicket: ANSWERED,
    ReopenSupportTicket: ANSWERED,
  },
}
