import { newId } from '../../platform/ids.js'
import { isUnderWay } from '../../rules/jobs/jobGraph.js'
import {
  addedDays,
  type Days,
  daysLeft,
  type Leg,
  legsOf,
  mostAway,
  stockDay,
} from '../../rules/stock/stockDays.js'
import { noStockWords, takenWords, tidyLabel } from '../../rules/stock/stockNames.js'
import type { VisitStatus } from '../../rules/visits/visitGraph.js'
import type { Acting } from '../act.js'
import { conflict, conflictOn } from '../conflicts.js'
import { enqueue } from '../enqueue.js'
import type { Job } from '../jobs/Job.js'
import {
  awayOf,
  isFullOn,
  lockStock,
  type ReservedRow,
  saveStock,
  unitsIn,
  type VendorStock,
} from './arrangeStock.js'
import { tellEndangered } from './tellEndangered.js'

/** A visit, of any noun above. */
interface Trip {
  vendorId: string
  kind: string
  status: VisitStatus
  windowStart: Date
  doneAt: Date | null
}

interface Following {
  /** The days are somebody's choice, so they are refused if no dumpster is left. What has happened is only recorded. */
  isChoice: boolean
  /** The label of the dumpster that was just brought. */
  brought?: string | null | undefined
}

type Act = Pick<Acting, 'tx' | 'now' | 'tell'> & { viewer?: Acting['viewer'] }

const holdsStock = ({ status }: Job) => isUnderWay(status) || status === 'completed'

/** The days that are new, from today on. */
const newDays = (row: ReservedRow | undefined, leg: Leg, today: string): Days[] =>
  addedDays(row, daysLeft({ ...leg, isThere: false }, today)).filter(({ from, to }) => from < to)

/** True if the vendor's other jobs leave a dumpster for each day that is new. */
const leavesRoom = (
  stock: VendorStock,
  own: readonly ReservedRow[],
  legs: readonly Leg[],
  { id, now }: { id: string; now: Date },
): boolean => {
  const others = awayOf(stock, row => row.jobId !== id)
  return legs.every((leg, at) =>
    newDays(own[at], leg, stockDay(now)).every(
      days => mostAway([...others, ...legs.filter(each => each !== leg)], days) < unitsIn(stock).length,
    ),
  )
}

/** Brings the rows in line with the days of the job, in their order. */
const follow = (own: readonly ReservedRow[], legs: readonly Leg[], jobId: string): ReservedRow[] => {
  const added = { unitId: null, lostUnitId: null, pinned: false, isBack: false, isReleased: false }
  const rows = legs.map((leg, at) => {
    const row = own[at]
    // A dumpster that is back may have gone out again before its turnaround days were over.
    const to = row?.isBack && row.to < leg.to ? row.to : leg.to
    const from = row?.pinned && leg.isThere ? row.from : leg.from
    return Object.assign(row ?? { id: newId(), jobId, ...added }, leg, { from, to })
  })
  for (const row of own.slice(legs.length)) row.isReleased = true
  return rows.slice(own.length)
}

const sameLabel = (one: string, other: string) =>
  tidyLabel(one).toLowerCase() === tidyLabel(other).toLowerCase()

/** The reservation of another address at which a dumpster stands. */
const standsElsewhere = (stock: VendorStock, row: ReservedRow, unitId: string) =>
  stock.reserved.find(
    other => other.unitId === unitId && other.pinned && !other.isBack && other.jobId !== row.jobId,
  )

/** Records that a dumpster stands at the address from now on. Ends whatever held it before. */
const pin = ({ reserved }: VendorStock, row: ReservedRow, unitId: string): void => {
  for (const other of reserved) {
    if (other === row || other.unitId !== unitId || !other.pinned || other.to <= row.from) continue
    if (other.from < row.from) other.to = row.from
    // It came and left on one day. The row stays, since those of a job are in the order of its days.
    else other.unitId = null
  }
  Object.assign(row, { unitId, isThere: true })
}

/**
 * Says which dumpster was brought: the one with the label, or else the reserved one, or one that is free. Another label is
 * that of a dumpster which the vendor doesn't count.
 */
const bring = (stock: VendorStock, row: ReservedRow, label: string | null): void => {
  const labeled = label && stock.units.find(each => sameLabel(each.label, label))
  if (label && !labeled) {
    Object.assign(row, { unitId: null, isThere: true })
    return
  }
  const elsewhere = labeled && standsElsewhere(stock, row, labeled.id)
  if (elsewhere) throw conflictOn('unitLabel', 'UNIT_TAKEN', takenWords(labeled.label, elsewhere.to))
  const isFree = (id: string) => !standsElsewhere(stock, row, id)
  const isIdle = ({ id }: { id: string }) =>
    !stock.reserved.some(other => other.unitId === id && !other.isReleased && mostAway([other], row) > 0)
  const own = row.unitId !== null && isFree(row.unitId) ? row.unitId : unitsIn(stock).find(isIdle)?.id
  const unitId = labeled ? labeled.id : own
  if (!unitId) throw conflictOn('unitLabel', 'UNIT_NEEDED')
  pin(stock, row, unitId)
}

/**
 * Takes the reserved dumpster for the one that was brought if nobody said which it was, as when completeJob finishes the
 * delivery. Before today, it may have been reserved for others.
 */
const assume = (stock: VendorStock, row: ReservedRow, today: string): void => {
  if (row.to <= today) row.unitId = null
  else if (row.unitId !== null && !standsElsewhere(stock, row, row.unitId)) {
    row.from = daysLeft({ ...row, isThere: false }, today).from
    pin(stock, row, row.unitId)
  } else row.isThere = false
}

/**
 * Makes the reservations of a locked job follow its vendor, its status, and the days of its visits. Every act that changes
 * one of them calls this, and it does nothing for vendors without dumpsters of the size. Returns the labels of those
 * that were brought, in their order.
 */
export const followStock = async (
  { tx, now, tell, viewer }: Act,
  { job, visits }: { job: Job; visits: readonly Trip[] },
  { isChoice, brought }: Following,
): Promise<string[]> => {
  const { id: jobId, vendorId, dumpsterSize: size } = job
  if (!vendorId || !size) return []
  const stock = await lockStock(tx, { vendorId, size, jobId, now })
  if (!stock) return []
  const own = stock.reserved.filter(row => row.jobId === jobId)
  const { turnaroundDays } = stock
  const theirs = visits.filter(visit => visit.vendorId === vendorId)
  const legs = holdsStock(job) ? legsOf(job, theirs, { turnaroundDays, now }) : []
  const added = legs.flatMap((leg, at) => newDays(own[at], leg, stockDay(now)))
  if (isChoice && !leavesRoom(stock, own, legs, { id: jobId, now }))
    throw conflict('NO_STOCK', noStockWords(viewer?.userType, size, job, own.length > 0))
  stock.reserved.push(...follow(own, legs, jobId))
  const rows = stock.reserved.filter(row => row.jobId === jobId && !row.isReleased)
  for (const row of rows.filter(({ isThere, pinned }) => isThere && !pinned)) {
    if (brought !== undefined) bring(stock, row, brought)
    else assume(stock, row, stockDay(now))
  }
  const lost = await saveStock(tx, stock, now)
  tellEndangered({ tell }, stock, lost)
  if (added.length > 0 && isFullOn(stock, added))
    await enqueue(tx, 'withdrawFullBids', { vendorId, size, eventId: newId() })
  const labelOf = (unitId: string | null) => stock.units.find(({ id }) => id === unitId)?.label
  return rows.filter(({ pinned }) => pinned).flatMap(({ unitId }) => labelOf(unitId) ?? [])
}

/** True if a dumpster is left for a swap then, or nobody counts them. */
export const hasUnitForSwap = async (
  { tx, now }: Pick<Acting, 'tx' | 'now'>,
  { job, visits }: { job: Job; visits: readonly Trip[] },
  windowStart: Date,
): Promise<boolean> => {
  const { id: jobId, vendorId, dumpsterSize: size } = job
  const stock = vendorId && size && (await lockStock(tx, { vendorId, size, jobId, now }))
  if (!stock) return true
  const swap = { vendorId, kind: 'swap', status: 'scheduled' as const, windowStart, doneAt: null }
  const theirs = visits.filter(visit => visit.vendorId === vendorId)
  const legs = legsOf(job, [...theirs, swap], { turnaroundDays: stock.turnaroundDays, now })
  const own = stock.reserved.filter(row => row.jobId === jobId)
  return leavesRoom(stock, own, legs, { id: jobId, now })
}
