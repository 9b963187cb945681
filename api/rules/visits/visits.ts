import { addDays, DAY_MS, daysBefore, MOST_DAYS_AHEAD } from '../dates.js'
import type { ServiceType } from '../kinds.js'
import { canMove } from '../stateGraph.js'
import { momentIn, todayIn, wallTimeIn } from '../zonedTime.js'
import { type VisitStatus, visitGraph } from './visitGraph.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const visitKinds = { delivery: 'Delivery', swap: 'Swap', pickup: 'Pickup', haul: 'Pickup' } as const
export type VisitKind = keyof typeof visitKinds

/** The visits that a vendor plans for a job of a type. Swaps come on request. */
export const kindsOf: Record<ServiceType, readonly VisitKind[]> = {
  junk_pickup: ['haul'],
  dumpster_rental: ['delivery', 'pickup'],
}

/** The kinds of visits that a job of a type may have. */
export const mayHave = (type: ServiceType, kind: VisitKind): boolean =>
  kindsOf[type].includes(kind) || (kind === 'swap' && type === 'dumpster_rental')

/** It comes for a dumpster that stands at the address, and takes it away with its load. */
export const takesDumpster = (kind: VisitKind): boolean => kind === 'swap' || kind === 'pickup'

export const failureReasons = {
  blocked: 'The way was blocked',
  nobody_there: 'Nobody was there',
  unsafe: 'It was not safe',
  prohibited_items: 'There were items that cannot be taken',
  overfilled: 'The dumpster was overfilled',
  weather: 'The weather',
  vendor_fault: "The truck or crew couldn't make it",
} as const
export type FailureReason = keyof typeof failureReasons

/** Failures that the customer answers for, so they need proof from the address. */
export const customersFailures: readonly FailureReason[] = [
  'blocked',
  'nobody_there',
  'prohibited_items',
  'overfilled',
]

/** A report that the customer disputes counts only once an admin lets it stand. */
export const reasonCounts = ({
  failureReason,
  disputedAt,
  reportStands,
}: {
  failureReason: FailureReason | null
  disputedAt?: Date | string | null
  reportStands?: boolean | null
}): boolean => failureReason !== null && (!disputedAt || reportStands === true)

/** The vendor called it off before its window. */
export const isCalledOff = ({
  failedAt,
  windowStart,
}: {
  failedAt: string | null
  windowStart: string
}): boolean => failedAt !== null && Date.parse(failedAt) < Date.parse(windowStart)

/** Failures that show only after a while. */
const waitedFailures: readonly FailureReason[] = ['blocked', 'nobody_there']
/** The only failures before the vendor has set off. */
export const callOffs: readonly FailureReason[] = ['weather', 'vendor_fault']

export const visitPhotoKinds = {
  before: 'On arrival',
  after: 'When done',
  ticket: 'Scale ticket',
  problem: 'Why it could not be done',
} as const
export type VisitPhotoKind = keyof typeof visitPhotoKinds

/** Minutes until arrival that a vendor can name. */
export const etaMinutes = [15, 30, 60, 90] as const
/** Those that one press names. */
export const USUAL_ETA_MINUTES = 30

/** The most visits that a vendor's day lists. */
export const MOST_VISITS = 200

/** The vendor has not finished it. */
export const openVisits: readonly VisitStatus[] = visitGraph.moves.finish.from
export const isOpenVisit = (status: VisitStatus): boolean => canMove(visitGraph, status, 'finish')

/** Done as its vendor reported it. `completeJob` finishes visits without evidence, so they can't be charged for. */
export const isProven = ({
  status,
  finishedByJob,
}: {
  status: VisitStatus
  finishedByJob?: boolean
}): boolean => status === 'done' && !finishedByJob

/** The crew of a junk pickup is at the address, or has recorded its work there. */
export const isAtJunk = (visit: { kind: VisitKind; status: VisitStatus; finishedByJob?: boolean }): boolean =>
  visit.kind === 'haul' && (visit.status === 'arrived' || isProven(visit))

/** The vendor has not arrived. */
export const awaitedVisits = openVisits.filter(status => status !== 'arrived')

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

/** Days after which a late vendor is no news, as after an outage. */
export const LATE_DAYS = 7

interface Planned {
  kind: VisitKind
  status: VisitStatus
  windowStart: Date
  windowEnd: Date
  createdAt: Date
}

/** It has been late for this long, and not for a week. */
export const isLateBy = ({ status, windowEnd }: Planned, minutes: number, now: Date): boolean =>
  awaitedVisits.some(awaited => awaited === status) &&
  windowEnd.getTime() <= now.getTime() - minutes * MINUTE_MS &&
  windowEnd > daysBefore(now, LATE_DAYS)

/** It begins in this many days on the job's clock, where it is this hour or later. */
const isIn = (
  { status, windowStart, windowEnd }: Planned,
  days: number,
  hour: string,
  [timeZone, now]: [string, Date],
) => {
  const { date, time } = wallTimeIn(now, timeZone)
  return (
    status === visitGraph.first &&
    windowEnd > now &&
    time >= hour &&
    todayIn(windowStart, timeZone) === addDays(date, days)
  )
}

/** Both sides are reminded at noon of the day before. A visit planned on that day needs no reminder. */
export const isTomorrow = (visit: Planned, timeZone: string, now: Date): boolean =>
  isIn(visit, 1, '12:00', [timeZone, now]) && todayIn(visit.createdAt, timeZone) < todayIn(now, timeZone)

/** The customer is reminded two days before the pickup, at 8 AM. */
export const isRentalEnding = (visit: Planned, timeZone: string, now: Date): boolean =>
  visit.kind === 'pickup' && isIn(visit, 2, '08:00', [timeZone, now])

/** When a visit can begin: a delivery or haul 24 hours before its window, a swap or pickup at the start of its day. */
export const startsFrom = (
  { kind, windowStart }: { kind: VisitKind; windowStart: Date },
  timeZone: string,
): Date =>
  takesDumpster(kind)
    ? momentIn({ date: wallTimeIn(windowStart, timeZone).date, time: '00:00' }, timeZone)
    : new Date(windowStart.getTime() - DAY_MS)

/** The vendor can take "on the way" back for a minute. */
export const UNDO_SECONDS = 60
/** The customer can dispute a failure for this long, like a charge. */
export const DISPUTE_HOURS = 72

/** The longest that a report can wait for a connection. */
export const MOST_WAIT_DAYS = 14
const MOST_WAIT_MS = MOST_WAIT_DAYS * DAY_MS
/** Minutes between what a report says and its arrival that both sides should know of. */
const DELAY_MINUTES = 5

/**
 * When the vendor pressed, without a connection: after everything that is already recorded, and not before the visit could
 * begin.
 */
export const pressedAt = (
  secondsAgo: number,
  visit: {
    kind: VisitKind
    windowStart: Date
    createdAt: Date
    onTheWayAt: Date | null
    arrivedAt: Date | null
  },
  timeZone: string,
  now: Date,
): Date => {
  const earliest = Math.max(
    now.getTime() - MOST_WAIT_MS,
    startsFrom(visit, timeZone).getTime(),
    ...[visit.createdAt, visit.onTheWayAt, visit.arrivedAt].map(moment => moment?.getTime() ?? 0),
  )
  return new Date(Math.min(now.getTime(), Math.max(earliest, now.getTime() - secondsAgo * 1000)))
}

/** The report arrived so much later that people read both times. */
export const isDelayed = (recorded: string | null, received: string | null): boolean =>
  recorded !== null &&
  received !== null &&
  Date.parse(received) - Date.parse(recorded) > DELAY_MINUTES * MINUTE_MS

/** Minutes at the address before a vendor may report that nobody was there, or charge for the trip. */
export const WAIT_MINUTES = 15

interface Wait {
  arrivedAt: Date | null
  windowStart: Date
}

/** The vendor has waited at the address. Coming early is no waiting: the time counts from the start of the window. */
export const waitedAtAddress = ({ arrivedAt, windowStart }: Wait, until: Date): boolean =>
  arrivedAt !== null &&
  until.getTime() - Math.max(arrivedAt.getTime(), windowStart.getTime()) >= WAIT_MINUTES * MINUTE_MS

/** The missing proof of a failure; null if there is enough. */
export const missingProof = (
  visit: Wait,
  reason: FailureReason,
  { hasPhoto, now }: { hasPhoto: boolean; now: Date },
): string | null => {
  if (waitedFailures.includes(reason) && !(hasPhoto && waitedAtAddress(visit, now)))
    return `Report this from the address, after ${WAIT_MINUTES} minutes of the agreed time and with a photo`
  return customersFailures.includes(reason) && !(hasPhoto && visit.arrivedAt)
    ? 'Report this from the address, with a photo'
    : null
}

const MOST_HOURS = 12

/** The problem with the window of a visit to be scheduled; null if there is none. */
export const windowProblem = (
  { windowStart, windowEnd }: { windowStart: Date; windowEnd: Date },
  now: Date,
): { path: 'windowStart' | 'windowEnd'; message: string } | null => {
  const [start, end] = [windowStart.getTime(), windowEnd.getTime()]
  if (start < now.getTime()) return { path: 'windowStart', message: 'The window cannot begin in the past' }
  if (start > now.getTime() + MOST_DAYS_AHEAD * DAY_MS)
    return { path: 'windowStart', message: 'Please choose an earlier day' }
  if (end <= start) return { path: 'windowEnd', message: 'The window must end after it begins' }
  if (end > start + MOST_HOURS * HOUR_MS)
    return { path: 'windowEnd', message: `A window is at most ${MOST_HOURS} hours long` }
  return null
}
