import { addDays } from '../dates.js'
import type { VisitStatus } from '../visits/visitGraph.js'
import { todayIn } from '../zonedTime.js'

/** Days for which a job holds a dumpster, as calendar dates. On `to` it is free again. */
export interface Days {
  from: string
  to: string
}

/** The days of one dumpster of a job: a swap brings the next one. */
export interface Leg extends Days {
  /** It has been delivered. */
  isThere: boolean
}

interface Trip {
  kind: string
  status: VisitStatus
  windowStart: Date
  doneAt: Date | null
}

interface Rental {
  timeZone: string
  dropoffDate: string | null
  pickupDate: string | null
}

const later = (one: string, other: string) => (one > other ? one : other)

/** A trip that brings or takes a dumpster: the day of its window, and the day on which it was done. */
interface Turn {
  planned: string
  done: string | null
  at: number
}

const turnsOf = (
  { timeZone, dropoffDate, pickupDate }: Rental,
  visits: readonly Trip[],
): { delivery: Turn; swaps: Turn[]; pickup: Turn } => {
  const dayOf = (moment: Date) => todayIn(moment, timeZone)
  const turnOf = ({ status, windowStart, doneAt }: Trip): Turn => ({
    planned: dayOf(windowStart),
    done: status === 'done' && doneAt ? dayOf(doneAt) : null,
    at: (doneAt ?? windowStart).getTime(),
  })
  const of = (kind: string) =>
    visits
      .filter(visit => visit.kind === kind && visit.status !== 'failed' && visit.status !== 'cancelled')
      .map(turnOf)
  const first = (kind: string, planned: string | null) =>
    of(kind).find(({ done }) => done) ?? { planned: planned!, done: null, at: 0 }
  const isOpen = ({ done }: Turn) => Number(done === null)
  return {
    delivery: first('delivery', dropoffDate),
    swaps: of('swap').sort((one, other) => isOpen(one) - isOpen(other) || one.at - other.at),
    pickup: first('pickup', pickupDate),
  }
}

/**
 * The days for which a rental holds dumpsters of its vendor: each from the day it is brought up to the day it is taken,
 * and the days that the vendor needs then. One that should be back and isn't is away until tomorrow at least.
 */
export const legsOf = (
  rental: Rental,
  visits: readonly Trip[],
  { turnaroundDays, now }: { turnaroundDays: number; now: Date },
): Leg[] => {
  const today = todayIn(now, rental.timeZone)
  const { delivery, swaps, pickup } = turnsOf(rental, visits)
  const brought = [delivery, ...swaps]
  return brought.map(({ planned, done }, at) => {
    const taken = swaps[at] ?? pickup
    const isThere = done !== null
    const from = done ?? later(planned, today)
    const isLate = isThere && taken.done === null && taken.planned < today
    const back = taken.done ?? (isLate ? addDays(today, 1) : taken.planned)
    // A swap leaves one before it takes the other.
    const least = at < swaps.length || back <= from ? 1 : 0
    return { from, to: addDays(later(back, from), Math.max(turnaroundDays, least)), isThere }
  })
}

const overlap = (one: Days, other: Days) => one.from < other.to && other.from < one.to

/** The most that are away on one of the days. */
export const mostAway = (away: readonly Days[], days: Days): number => {
  const during = away.filter(each => overlap(each, days))
  // It is the most on the first day, or when another one leaves.
  const starts = [days.from, ...during.map(({ from }) => from).filter(from => from > days.from)]
  return Math.max(...starts.map(day => during.filter(({ from, to }) => from <= day && day < to).length))
}

/** True if one more can be away on each of the days. A vendor without dumpsters of the size is never limited. */
export const hasRoom = ({ units, away }: { units: number | null; away: number }): boolean =>
  units === null || away < units

/** The days that a change adds to those that were held before. */
export const addedDays = (before: Days | undefined, after: Days): Days[] => {
  if (!before || !overlap(before, after)) return [after]
  return [
    { from: after.from, to: before.from },
    { from: before.to, to: after.to },
  ].filter(({ from, to }) => from < to)
}

export interface Held extends Days {
  id: string
  unitId: string | null
  /** `unitId` stands at the address, so it can't be exchanged for another one. */
  isThere: boolean
}

const byStart = (one: Held, other: Held) =>
  one.from < other.from || (one.from === other.from && one.id < other.id) ? -1 : 1

/** Those that get a dumpster: what stands at an address first, then those that have one, then by day. */
const chosen = (units: ReadonlySet<string>, held: readonly Held[]): Held[] => {
  const rank = ({ isThere, unitId }: Held) => (isThere ? 0 : unitId ? 1 : 2)
  const all = held.toSorted((one, other) => rank(one) - rank(other) || byStart(one, other))
  const kept: Held[] = []
  for (const each of all) if (each.isThere || mostAway(kept, each) < units.size) kept.push(each)
  return kept
}

const canKeep = (units: ReadonlySet<string>, kept: readonly Held[]): boolean => {
  const placed = kept.filter(({ unitId }) => unitId !== null)
  return placed.every(
    (one, at) =>
      units.has(one.unitId!) &&
      !placed.slice(at + 1).some(other => other.unitId === one.unitId && overlap(one, other)),
  )
}

/** Gives each a dumpster that is free on its days: its own, or the first. Those for which there is none are missing. */
const place = (
  units: readonly string[],
  fixed: readonly Held[],
  open: readonly Held[],
): Map<string, string> => {
  const away = new Map<string, Held[]>(units.map(id => [id, []]))
  const found = new Map<string, string>()
  const put = (each: Held, unitId: string) => {
    away.get(unitId)?.push(each)
    found.set(each.id, unitId)
  }
  for (const each of fixed) put(each, each.unitId!)
  for (const each of open.toSorted(byStart)) {
    const isFree = (unitId: string) => !away.get(unitId)!.some(other => overlap(other, each))
    const hasOwn = each.unitId !== null && away.has(each.unitId) && isFree(each.unitId)
    const unitId = hasOwn ? each.unitId : units.find(isFree)
    if (unitId) put(each, unitId)
  }
  return found
}

/** What isn't delivered yet holds no dumpster on days that are over. */
export const daysLeft = <One extends Days & { isThere: boolean }>(one: One, today: string): One =>
  one.isThere || one.from >= today ? one : { ...one, from: today }

/**
 * The dumpster of each reservation, by its id; those for which there is none are missing. Nothing moves if there is room
 * without. Otherwise those that aren't delivered yet are placed anew by their first day, which leaves nobody without as long
 * as no day has more of them than there are dumpsters.
 */
export const arrange = (
  units: readonly string[],
  held: readonly Held[],
  today: string,
): Map<string, string> => {
  const all = new Set(units)
  const current = held.filter(({ to }) => to > today).map(each => daysLeft(each, today))
  const isOut = ({ isThere, unitId }: Held) => isThere && !all.has(unitId!)
  const kept = chosen(
    all,
    current.filter(each => !isOut(each)),
  )
  const hasUnit = ({ unitId }: Held) => unitId !== null
  const split = (test: (each: Held) => boolean) =>
    [kept.filter(test), kept.filter(each => !test(each))] as const
  const unmoved = canKeep(all, kept) ? place(units, ...split(hasUnit)) : null
  const found = unmoved?.size === kept.length ? unmoved : place(units, ...split(({ isThere }) => isThere))
  for (const { id, unitId } of current.filter(isOut)) found.set(id, unitId!)
  return found
}

/** The United States' last calendar day, so that a dumpster counts as away until its day is over everywhere. */
export const stockDay = (now: Date): string => todayIn(now, 'Pacific/Pago_Pago')
