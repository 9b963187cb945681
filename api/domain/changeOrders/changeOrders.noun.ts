import { noun } from '../noun.js'
import { ChangeOrder } from './ChangeOrder.js'
import { ChangeOrderResolver } from './ChangeOrderResolver.js'
import { changeOrdersOfJob } from './ChangeOrdersOfJob.js'
import { changeOrderNoticeMails } from './changeOrderNoticeMails.js'
import { tonsOfVisit } from './TonsOfVisit.js'
import { TonsOfVisitResolver } from './TonsOfVisitResolver.js'
import { exported, written } from './userData.js'

export const changeOrders = noun({
  name: 'changeOrders',
  why: 'A change of a job names its visits, its charges, and the terms of its bid.',
  adds: [changeOrdersOfJob, tonsOfVisit],
  entities: [ChangeOrder],
  resolvers: [ChangeOrderResolver, TonsOfVisitResolver],
  exported,
  written,
  mails: changeOrderNoticeMails,
})
