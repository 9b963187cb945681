import { forCustomers, forVendors, kind, toJob, toOrder } from '../notices/noticeKind.js'

export const questionNotices = {
  question_asked: kind({
    label: 'A vendor asked about an order',
    readers: forCustomers('bids'),
    mail: 'now',
    // Questions are asked without a name.
    words: (_, { order }) => `A vendor asked about ${order}.`,
    path: toOrder,
  }),
  question_answered: kind({
    label: 'The customer answered a question about a job that they asked about or bid on',
    readers: forVendors('bids'),
    mail: 'now',
    words: (_, { order }) => `The customer answered a question about ${order}.`,
    path: toJob,
  }),
} as const
