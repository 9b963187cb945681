import { noun } from '../noun.js'
import { SupportResolver } from './SupportResolver.js'
import { SupportTicket } from './SupportTicket.js'
import { exported } from './userData.js'

export const support = noun({
  name: 'support',
  why: 'A ticket may be about a job.',
  entities: [SupportTicket],
  resolvers: [SupportResolver],
  exported,
})
