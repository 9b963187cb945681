import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import {
  failureReasons,
  isCalledOff,
  isLate,
  isOpenVisit,
  type VisitKind,
  visitKinds,
} from '@rules/visits/visits.js'
import { timeWords, windowWords } from '@rules/visits/windowWords.js'
import type { JobVisit_VisitFragment } from './generated/visits.js'

const does: Record<VisitKind, string> = {
  delivery: 'will deliver your dumpster',
  pickup: 'will pick up your dumpster',
  haul: 'will pick everything up',
}

type Visited = {
  timeZone: string | null
  visits: readonly JobVisit_VisitFragment[]
  viewerCanReportNoShow: boolean
  viewerCanFindAnother: boolean
  cancellationFee: string | null
}

const leaving = ({ viewerCanFindAnother, cancellationFee: fee }: Visited): string => {
  if (!viewerCanFindAnother) return ''
  return cents(fee ?? '0') > 0n
    ? `, or find another vendor or cancel for ${formatMoney(fee!)}`
    : ', find another vendor, or cancel for free'
}

const waysOut = ({ viewerCanDispute }: JobVisit_VisitFragment, viewerCanReportNoShow: boolean) => {
  if (viewerCanReportNoShow) return 'You can wait, find another vendor, or cancel for free.'
  return viewerCanDispute
    ? 'You can wait, or press Nobody Came at the visit.'
    : 'We have asked them about it.'
}

/** The next visit, or the failed one, in a sentence for the customer; null if there is neither. */
export const visitNow = (order: Visited, vendor: string, now: Date): string | null => {
  const { timeZone, visits, viewerCanReportNoShow } = order
  if (timeZone === null) return null
  const visit = visits.find(({ status }) => isOpenVisit(status))
  const last = visits.findLast(({ status }) => status !== 'cancelled')
  if (!visit && last?.failureReason)
    return `The ${visitKinds[last.kind].toLowerCase()} ${isCalledOff(last) ? 'was called off' : "couldn't be done"}: ${failureReasons[last.failureReason].toLowerCase()}. Agree on another time with ${vendor}${leaving(order)}.`
  if (!visit) return null
  if (visit.status === 'arrived') return `${vendor} has arrived.`
  if (isLate(visit, now))
    return `${vendor} is late: the agreed time ended at ${timeWords(visit.windowEnd, timeZone)}. ${waysOut(visit, viewerCanReportNoShow)}`
  if (visit.status === 'on_the_way' && visit.eta)
    return `${vendor} is on the way and expects to be there at ${timeWords(visit.eta, timeZone)}.`
  return `${vendor} ${does[visit.kind]} ${windowWords({ ...visit, timeZone })}.`
}
