import { DAY_MS } from './dates.js'
import type { ServiceType, TimePreference } from './kinds.js'
import { canMove } from './stateGraph.js'
import { type VisitStatus, visitGraph } from './visitGraph.js'

export const visitKinds = { delivery: 'Delivery', pickup: 'Pickup', haul: 'Pickup' } as const
export type VisitKind = keyof typeof visitKinds

/** The visits that a job of a type consists of. */
export const kindsOf: Record<ServiceType, readonly VisitKind[]> = {
  junk_pickup: ['haul'],
  dumpster_rental: ['delivery', 'pickup'],
}

/** The hours of a window, on the job's clock. */
export const windowHours: Record<TimePreference, readonly [from: string, to: string]> = {
  morning: ['08:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  anytime: ['08:00', '17:00'],
}

export const failureReasons = {
  blocked: 'The way was blocked',
  nobody_there: 'Nobody was there',
  unsafe: 'It was not safe',
  prohibited_items: 'There were items that cannot be taken',
  overfilled: 'The dumpster was overfilled',
  weather: 'The weather',
  vendor_fault: 'The vendor could not do it',
} as const
export type FailureReason = keyof typeof failureReasons

export const visitPhotoKinds = {
  before: 'On arrival',
  after: 'When done',
  ticket: 'Scale ticket',
  problem: 'Why it could not be done',
} as const
export type VisitPhotoKind = keyof typeof visitPhotoKinds

/** Minutes until arrival that a vendor can name. */
export const etaMinutes = [15, 30, 60, 90] as const

/** The most visits that a vendor's day lists. */
export const MOST_VISITS = 200

/** The vendor has not finished it. */
export const openVisits: readonly VisitStatus[] = visitGraph.moves.finish.from
export const isOpenVisit = (status: VisitStatus): boolean => canMove(visitGraph, status, 'finish')

/** The vendor has not arrived. */
export const awaitedVisits = openVisits.filter(status => status !== 'arrived')

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Minutes past the end of the window after which both parties hear that the vendor is late. */
export const LATE_MINUTES = 30

/** The vendor should have been there half an hour ago. */
export const isLate = (
  { status, windowEnd }: { status: VisitStatus; windowEnd: string },
  now: Date,
): boolean =>
  awaitedVisits.some(awaited => awaited === status) &&
  now.getTime() > Date.parse(windowEnd) + LATE_MINUTES * MINUTE_MS

/** Hours past the end of the window after which the customer may report a no-show. */
export const NO_SHOW_HOURS = 2

export const isNoShow = (windowEnd: Date, now: Date): boolean =>
  now.getTime() >= windowEnd.getTime() + NO_SHOW_HOURS * HOUR_MS

const MOST_HOURS = 12
const MOST_DAYS = 366

/** The problem with the window of a visit to be scheduled; null if there is none. */
export const windowProblem = (
  { windowStart, windowEnd }: { windowStart: Date; windowEnd: Date },
  now: Date,
): { path: 'windowStart' | 'windowEnd'; message: string } | null => {
  const [start, end] = [windowStart.getTime(), windowEnd.getTime()]
  if (start < now.getTime()) return { path: 'windowStart', message: 'The window cannot begin in the past' }
  if (start > now.getTime() + MOST_DAYS * DAY_MS)
    return { path: 'windowStart', message: 'Please choose an earlier day' }
  if (end <= start) return { path: 'windowEnd', message: 'The window must end after it begins' }
  if (end > start + MOST_HOURS * HOUR_MS)
    return { path: 'windowEnd', message: `A window is at most ${MOST_HOURS} hours long` }
  return null
}
