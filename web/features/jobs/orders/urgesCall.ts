import { isUnderWay } from '@rules/jobs/jobGraph.js'
import { lateWords } from '../../visits/visitNow.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'

/** The vendor is so late that the customer may leave: calling stands with the ways out, and nowhere else. */
export const urgesCall = (order: OrderDetails_JobFragment, now: Date): boolean =>
  isUnderWay(order.status) &&
  (order.viewerCanReportNoShow || order.viewerCanFindAnother) &&
  !!order.vendor?.businessPhone &&
  lateWords(order.visits, '', now) !== null
