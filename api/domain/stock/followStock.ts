import { newId } from '../../platform/ids.js'
import { isUnderWay } from '../../rules/jobs/jobGraph.js'
import { addedDays, type Days, type Leg, legsOf, mostAway } from '../../rules/stock/stockDays.js'
import { noStockWords, takenWords } from '../../rules/stock/stockNames.js'
import type { VisitStatus } from '../../rules/visits/visitGraph.js'
import type { Acting } from '../act.js'
import { conflict } from '../conflicts.js'
import { enqueue } from '../enqueue.js'
import type { Job } from '../jobs/Job.js'
import {
  awayOf,
  isFullOn,
  lockStock,
  type ReservedRow,
  saveStock,
  snapshotOf,
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

/** Refuses days on which the vendor's other jobs need all dumpsters. */
const expectRoom = (
  stock: VendorStock,
  own: readonly ReservedRow[],
  legs: readonly Leg[],
  { job, viewer }: { job: Job; viewer: Acting['viewer'] | undefined },
): void => {
  const others = awayOf(stock, ({ jobId }) => jobId !== job.id)
  const isRoom = (leg: Leg, at: number) =>
    addedDays(own[at], leg).every(
      days => mostAway([...others, ...legs.filter(each => each !== leg)], days) < unitsIn(stock).length,
    )
  if (legs.every(isRoom)) return
  throw conflict('NO_STOCK', noStockWords(viewer?.userType, stock.size, job, own.length > 0))
}

/** Brings the rows in line with the days of the job, in their order. */
const follow = (own: readonly ReservedRow[], legs: readonly Leg[], jobId: string): ReservedRow[] => {
  const added = { unitId: null, lostUnitId: null, pinned: false, isBack: false, isReleased: false }
  const rows = legs.map((leg, at) => Object.assign(own[at] ?? { id: newId(), jobId, ...added }, leg))
  for (const row of own.slice(legs.length)) row.isReleased = true
  return rows.slice(own.length)
}

const sameLabel = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Frees the days of a dumpster that is at another address now. One that isn't back can't be there. */
const free = (stock: VendorStock, row: ReservedRow, unit: { id: string; label: string }): void => {
  const overlaps = (other: ReservedRow) =>
    other !== row && other.unitId === unit.id && other.pinned && !other.isReleased && other.to > row.from
  for (const other of stock.reserved.filter(overlaps)) {
    if (!other.isBack && other.jobId !== row.jobId)
      throw conflict('UNIT_TAKEN', takenWords(unit.label, other.to))
    if (other.from < row.from) other.to = row.from
    else other.isReleased = true
  }
}

/** Says which dumpster was brought: the one with the label, or else the reserved one. */
const bring = (stock: VendorStock, rows: readonly ReservedRow[], label: string | null): void => {
  const row = rows.findLast(({ isThere }) => isThere)
  if (!row || row.pinned) return
  const unit = label ? stock.units.find(each => sameLabel(each.label, label)) : undefined
  if (unit) {
    free(stock, row, unit)
    row.unitId = unit.id
  } else if (!label && !row.unitId) throw conflict('UNIT_NEEDED')
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
  const before = snapshotOf(stock)
  const own = stock.reserved.filter(row => row.jobId === jobId)
  const { turnaroundDays } = stock
  const theirs = visits.filter(visit => visit.vendorId === vendorId)
  const legs = holdsStock(job) ? legsOf(job, theirs, { turnaroundDays, now }) : []
  const added = legs.flatMap((leg, at): Days[] => addedDays(own[at], leg))
  if (isChoice) expectRoom(stock, own, legs, { job, viewer })
  stock.reserved.push(...follow(own, legs, jobId))
  const rows = stock.reserved.filter(row => row.jobId === jobId && !row.isReleased)
  if (brought !== undefined) bring(stock, rows, brought)
  const lost = await saveStock(tx, stock, before, now)
  tellEndangered({ tell }, stock, lost)
  if (added.length > 0 && isFullOn(stock, added))
    await enqueue(tx, 'withdrawFullBids', { vendorId, size, eventId: newId() })
  const labelOf = (unitId: string | null) => stock.units.find(({ id }) => id === unitId)?.label
  return rows.filter(({ pinned }) => pinned).flatMap(({ unitId }) => labelOf(unitId) ?? [])
}
