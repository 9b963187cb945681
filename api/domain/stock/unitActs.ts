import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { badField, notFound } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import { dumpsterSizes, type RentalSize } from '../../rules/kinds.js'
import { stockRates } from '../../rules/stock/stockBounds.js'
import { legsOf, stockDay } from '../../rules/stock/stockDays.js'
import { tidyLabel } from '../../rules/stock/stockNames.js'
import { orNull } from '../../rules/text.js'
import type { VisitStatus } from '../../rules/visits/visitGraph.js'
import { countMade } from '../accounts/countMade.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { type Acting, act, type Subject } from '../act.js'
import { enqueue } from '../enqueue.js'
import { inStates } from '../makeMove.js'
import { DumpsterSize } from '../vendors/DumpsterSize.js'
import { lockStock, saveStock, type VendorStock } from './arrangeStock.js'
import { Unit } from './Unit.js'

/** Every act that holds or frees a dumpster locks its vendor for sharing, so this excludes them all. */
const ownStock = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

const holdOwn = async (acting: Acting) => {
  await ownStock.hold(acting)
  await countMade(acting.context, acting.tx, acting.viewer, stockRates.stock)
}

const sizeToFill: Subject<string, { size: DumpsterSize }> = {
  by: ownStock.by!,
  async hold(acting, id) {
    await holdOwn(acting)
    const size = await acting.tx.findOne(DumpsterSize, { id, vendorId: acting.viewer.id, isActive: true })
    if (!size) throw notFound('Dumpster size')
    return { size }
  },
}

const ownUnit: Subject<string, { unit: Unit }> = {
  by: ownStock.by!,
  async hold(acting, id) {
    await holdOwn(acting)
    const unit = await acting.tx.findOne(Unit, { id, vendorId: acting.viewer.id, removedAt: null })
    if (!unit) throw notFound('Dumpster')
    return { unit }
  },
}

interface OpenJob {
  id: string
  timeZone: string
  dropoffDate: string
  pickupDate: string
  visits: {
    kind: string
    status: VisitStatus
    windowStart: string
    doneAt: string | null
    unitLabel: string | null
  }[]
}

/** Jobs of the vendor that hold no dumpster of the size yet. */
const WITHOUT = `
  select j.id, j.time_zone as "timeZone", j.dropoff_date::text as "dropoffDate", j.pickup_date::text as "pickupDate",
    (select coalesce(json_agg(json_build_object('kind', v.kind, 'status', v.status, 'windowStart', v.window_start,
        'doneAt', v.done_at, 'unitLabel', v.unit_label) order by v.window_start), '[]')
      from visits v where v.job_id = j.id and v.vendor_id = j.vendor_id) as visits
  from jobs j
  where j.vendor_id = :vendorId and j.dumpster_size = :size and j.status in ${inStates(underWay)}
    and not exists (select from reservations r where r.job_id = j.id and r.vendor_id = j.vendor_id and r.released_at is null)
  order by j.dropoff_date, j.id`

/** Reserves dumpsters for jobs that the vendor had before. */
const reserveForOthers = async (tx: EntityManager, stock: VendorStock, now: Date): Promise<void> => {
  const { vendorId, size, units, turnaroundDays } = stock
  for (const { visits, ...job } of await executeNamed<OpenJob>(tx, WITHOUT, { vendorId, size })) {
    const trips = visits.map(visit => ({
      ...visit,
      windowStart: new Date(visit.windowStart),
      doneAt: visit.doneAt ? new Date(visit.doneAt) : null,
    }))
    const label = trips.findLast(({ unitLabel, status }) => unitLabel && status === 'done')?.unitLabel
    const isIdle = ({ id }: { id: string }) =>
      !stock.reserved.some(({ unitId, isReleased }) => unitId === id && !isReleased)
    const legs = legsOf(job, trips, { turnaroundDays, now })
    for (const leg of legs) {
      const isOver = leg.to <= stockDay(now)
      const idle = units.filter(isIdle)
      const there = leg.isThere && !isOver ? (idle.find(unit => unit.label === label) ?? idle[0]) : undefined
      stock.reserved.push({
        ...leg,
        id: newId(),
        jobId: job.id,
        unitId: there?.id ?? null,
        // One for which there is no number yet.
        isThere: isOver || there !== undefined,
        lostUnitId: null,
        pinned: false,
        isBack: false,
        isReleased: false,
      })
    }
  }
}

/** Assigns dumpsters to all reservations of a size again after its dumpsters have changed. */
const rearrange = async (
  { tx, viewer, now }: Acting,
  size: RentalSize,
  change: (stock: VendorStock) => Promise<void> | void = () => {},
): Promise<void> => {
  await tx.flush()
  const vendorId = viewer.id
  const stock = await lockStock(tx, { vendorId, size, now })
  if (!stock) {
    // Without dumpsters, nothing is limited.
    await executeNamed(
      tx,
      `update reservations set released_at = :now::timestamptz where vendor_id = :vendorId and size = :size and released_at is null`,
      { vendorId, size, now },
    )
    return
  }
  await change(stock)
  await saveStock(tx, stock, now)
  await enqueue(tx, 'withdrawFullBids', { vendorId, size, eventId: newId() })
}

const prefixOf = (size: RentalSize) => dumpsterSizes[size].label.split(' ')[0]!

/** "10-1", "10-2", … without those that the vendor has. */
const newLabels = (size: RentalSize, count: number, taken: ReadonlySet<string>): string[] => {
  const labels: string[] = []
  for (let n = 1; labels.length < count; n++) {
    const label = `${prefixOf(size)}-${n}`
    if (!taken.has(label)) labels.push(label)
  }
  return labels
}

const RESERVED_UNITS = `
  select r.unit_id as id, bool_or(r.pinned) as "isThere" from reservations r join jobs j on j.id = r.job_id
  where r.vendor_id = :vendorId and r.released_at is null and r.unit_id is not null
    and (upper(r.period) > :today::date or r.pinned and j.status in ${inStates(underWay)})
  group by r.unit_id`

/** Removes those that nothing needs first, the last labels first. */
const removeUnits = async ({ tx, viewer, now }: Acting, units: Unit[], count: number): Promise<void> => {
  const reserved = await executeNamed<{ id: string; isThere: boolean }>(tx, RESERVED_UNITS, {
    vendorId: viewer.id,
    today: stockDay(now),
  })
  const rank = ({ id }: Unit) => {
    const held = reserved.find(each => each.id === id)
    return held ? (held.isThere ? 2 : 1) : 0
  }
  const removed = units
    .toReversed()
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, count)
  const there = removed.filter(unit => rank(unit) === 2)
  // Without dumpsters, the vendor no longer keeps track of them.
  if (there.length > 0 && count < units.length)
    throw badField(
      'count',
      `${there.map(({ label }) => label).join(', ')} ${there.length === 1 ? 'stands' : 'stand'} at an address. Remove it once it is back.`,
    )
  for (const unit of removed) unit.removedAt = now
}

/** Sets how many dumpsters of a size the vendor has. New ones get labels; what jobs under way hold is reserved. */
export const setUnits = act(sizeToFill, async (acting, count: number) => {
  const { tx, viewer, now } = acting
  const { rentalSize: size } = acting.size
  if (!size) throw badField('sizeId', 'Choose which size customers order first')
  const all = await tx.find(
    Unit,
    { vendorId: viewer.id, removedAt: null },
    { orderBy: { createdAt: 'asc', label: 'asc' } },
  )
  const units = all.filter(unit => unit.size === size)
  const taken = new Set(all.map(({ label }) => label.toLowerCase()))
  for (const label of newLabels(size, count - units.length, taken))
    tx.create(Unit, { vendorId: viewer.id, size, label, createdAt: now })
  if (count < units.length) await removeUnits(acting, units, units.length - count)
  await rearrange(acting, size, stock => reserveForOthers(tx, stock, now))
  return size
})

const rename = act(ownUnit, async ({ tx, unit }, label: string) => {
  unit.label = tidyLabel(label)
  await tx.flush()
})

export const renameUnit = (...args: Parameters<typeof rename>): ReturnType<typeof rename> =>
  rename(...args).catch(error => {
    throw error instanceof UniqueConstraintViolationException
      ? badField('label', `You already have a dumpster called ${tidyLabel(args[2])}`)
      : error
  })

/** Takes a dumpster out. Reservations move to others as far as there are any. */
export const takeUnitOut = act(ownUnit, async (acting, note: string | null | undefined) => {
  const { unit, now } = acting
  unit.outSince ??= now
  unit.note = orNull(note)?.trim() ?? null
  await rearrange(acting, unit.size)
})

export const returnUnit = act(ownUnit, async acting => {
  const { unit } = acting
  unit.outSince = null
  unit.note = null
  await rearrange(acting, unit.size)
})
