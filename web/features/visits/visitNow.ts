import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { failedSwap } from '@rules/visits/swaps.js'
import type { VisitStatus } from '@rules/visits/visitGraph.js'
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
  swap: 'will swap your dumpster for an empty one on',
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

/** "7 hours", "45 minutes", "2 days" */
const howLate = ({ windowEnd }: { windowEnd: string }, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(windowEnd)) / 60_000)
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
  if (minutes < 60) return count(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day')
}

type Awaited = { status: VisitStatus; windowEnd: string }

/** "Mia Santos is 7 hours late"; null if nobody is. */
export const lateWords = (visits: readonly Awaited[], vendor: string, now: Date): string | null => {
  const visit = visits.find(({ status }) => isOpenVisit(status))
  return visit && isLate(visit, now) ? `${vendor} is ${howLate(visit, now)} late` : null
}

interface Failing {
  kind: VisitKind
  status: VisitStatus
  failedAt: string | null
  doneAt: string | null
}

/** The last visit failed, and the next one is not agreed. A swap can have failed before the pickup, too. */
export const failedVisit = <Visit extends Failing>(visits: readonly Visit[]): Visit | null => {
  const swap = failedSwap(visits)
  if (swap && !visits.some(({ status }) => status === 'on_the_way' || status === 'arrived')) return swap
  if (visits.some(({ status }) => isOpenVisit(status))) return null
  const last = visits.findLast(({ status }) => status !== 'cancelled')
  return last?.status === 'failed' ? last : null
}

/** The next visit, or the failed one, in a sentence for the customer; null if there is neither. */
export const visitNow = (order: Visited, vendor: string, now: Date): string | null => {
  const { timeZone, visits, viewerCanReportNoShow } = order
  if (timeZone === null) return null
  const visit = visits.find(({ status }) => isOpenVisit(status))
  const failed = failedVisit(visits)
  if (failed?.failureReason)
    return `The ${visitKinds[failed.kind].toLowerCase()} ${isCalledOff(failed) ? 'was called off' : "couldn't be done"}: ${failureReasons[failed.failureReason].toLowerCase()}. Agree on another time with ${vendor}${leaving(order)}.`
  if (!visit) return null
  if (visit.status === 'arrived') return `${vendor} has arrived.`
  if (isLate(visit, now))
    return `The agreed time ended at ${timeWords(visit.windowEnd, timeZone)}. ${waysOut(visit, viewerCanReportNoShow)}`
  if (visit.status === 'on_the_way' && visit.eta)
    return `${vendor} is on the way and expects to be there at ${timeWords(visit.eta, timeZone)}.`
  return `${vendor} ${does[visit.kind]} ${windowWords({ ...visit, timeZone })}.`
}
