import type { ServiceType } from './kinds.js'
import type { VisitStatus } from './visitGraph.js'
import { momentIn } from './zonedTime.js'

export const visitKinds = { delivery: 'Delivery', pickup: 'Pickup', haul: 'Pickup' } as const
export type VisitKind = keyof typeof visitKinds

/** The visits that a job of a type consists of. */
export const kindsOf: Record<ServiceType, readonly VisitKind[]> = {
  junk_pickup: ['haul'],
  dumpster_rental: ['delivery', 'pickup'],
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

/** The vendor has not finished it. */
export const openVisits = ['scheduled', 'on_the_way', 'arrived'] as const satisfies readonly VisitStatus[]

/** The vendor is not there yet. */
export const awaitedVisits = ['scheduled', 'on_the_way'] as const satisfies readonly VisitStatus[]

/** Minutes past the end of the window after which both parties hear that the vendor is late. */
export const LATE_MINUTES = 30
/** Hours past the end of the window after which the customer may report a no-show. */
export const NO_SHOW_HOURS = 2

export const isNoShow = (windowEnd: Date, now: Date): boolean =>
  now.getTime() >= windowEnd.getTime() + NO_SHOW_HOURS * 3_600_000

/** The window of a pickup on a date, on the job's clock. */
export const pickupWindow = (date: string, timeZone: string) => ({
  windowStart: momentIn({ date, time: '08:00' }, timeZone),
  windowEnd: momentIn({ date, time: '17:00' }, timeZone),
})
