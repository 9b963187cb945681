import { noun } from '../noun.js'
import { supportInWorklist } from './SupportInWorklist.js'
import { SupportResolver } from './SupportResolver.js'
import { SupportTicket } from './SupportTicket.js'
import { supportDemo } from './supportDemo.js'
import { supportNoticeMails } from './supportNoticeMails.js'
import { supportRoutes } from './supportRoutes.js'
import { exported } from './userData.js'

export const support = noun({
  name: 'support',
  why: 'A ticket may be about a job.',
  adds: [supportInWorklist],
  entities: [SupportTicket],
  resolvers: [SupportResolver],
  rest: supportRoutes,
  exported,
  mails: supportNoticeMails,
  demo: supportDemo,
})
