import { failureReasons, isLate, isOpenVisit, type VisitKind, visitKinds } from '@rules/visits.js'
import { timeWords, windowWords } from '@rules/windowWords.js'
import type { JobVisit_VisitFragment } from '../job/generated/job.js'

const does: Record<VisitKind, string> = {
  delivery: 'brings the dumpster',
  pickup: 'picks the dumpster up',
  haul: 'picks everything up',
}

type Visited = {
  timeZone: string | null
  visits: readonly JobVisit_VisitFragment[]
  viewerCanReportNoShow: boolean
}

/** The next visit, or the failed one, in a sentence for the customer; null if there is neither. */
export const visitNow = (
  { timeZone, visits, viewerCanReportNoShow }: Visited,
  vendor: string,
  now: Date,
): string | null => {
  if (timeZone === null) return null
  const visit = visits.find(({ status }) => isOpenVisit(status))
  const last = visits.findLast(({ status }) => status !== 'cancelled')
  if (!visit && last?.failureReason)
    return `The ${visitKinds[last.kind].toLowerCase()} couldn't be done: ${failureReasons[last.failureReason].toLowerCase()}. Agree on another time with ${vendor}.`
  if (!visit) return null
  if (visit.status === 'arrived') return `${vendor} has arrived.`
  if (isLate(visit, now))
    return `${vendor} is late: the agreed time ended at ${timeWords(visit.windowEnd, timeZone)}. ${
      viewerCanReportNoShow ? 'You may wait, or cancel free of charge.' : 'We have asked them about it.'
    }`
  if (visit.status === 'on_the_way' && visit.eta)
    return `${vendor} is on the way and expects to be there at ${timeWords(visit.eta, timeZone)}.`
  return `${vendor} ${does[visit.kind]} on ${windowWords({ ...visit, timeZone })}.`
}
