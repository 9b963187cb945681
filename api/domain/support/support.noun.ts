import { noun } from '../noun.js'
import { SupportResolver } from './SupportResolver.js'
import { SupportTicket } from './SupportTicket.js'

export const support = noun({
  name: 'support',
  why: 'A ticket may be about a job.',
  entities: [SupportTicket],
  resolvers: [SupportResolver],
})
