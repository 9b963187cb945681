import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { type JobStatus, underWay } from '../../rules/jobs/jobGraph.js'
import type { RentalSize } from '../../rules/kinds.js'
import { arrange, type Days, daysLeft, mostAway, stockDay } from '../../rules/stock/stockDays.js'
import { MOST_WAIT_DAYS } from '../../rules/visits/visits.js'
import { inStates } from '../makeMove.js'

export interface StockUnit {
  id: string
  label: string
  /** False while the vendor has taken it out. */
  isIn: boolean
}

export interface ReservedRow extends Days {
  id: string
  jobId: string
  unitId: string | null
  lostUnitId: string | null
  /** A dumpster stands there; without `unitId`, one that the vendor doesn't count. */
  pinned: boolean
  /** The dumpster is back already; the vendor still needs days. */
  isBack: boolean
  /** It is delivered, or becomes so. */
  isThere: boolean
  isReleased: boolean
}

/** A vendor's dumpsters of a size, and what holds them. */
export interface VendorStock {
  vendorId: string
  size: RentalSize
  units: StockUnit[]
  turnaroundDays: number
  reserved: ReservedRow[]
  /** The reservations as the database has them, by id, as JSON. */
  before: ReadonlyMap<string, string>
}

const LOCK = `
  select u.id, u.label, u.out_since is null as "isIn" from units u
  where u.vendor_id = :vendorId and u.size = :size and u.removed_at is null order by u.id for update`

/** A delivery that is reported late ends what its dumpster was reserved for then. */
const RESERVED = `
  select (select coalesce(max(s.turnaround_days), 0) from dumpster_sizes s
      where s.vendor_id = :vendorId and s.rental_size = :size and s.is_active)::int as "turnaroundDays",
    (select coalesce(json_agg(json_build_object('id', r.id, 'jobId', r.job_id, 'unitId', r.unit_id, 'lostUnitId', r.lost_unit_id,
        'from', lower(r.period), 'to', upper(r.period), 'pinned', r.pinned, 'status', j.status) order by lower(r.period), r.created_at, r.id), '[]')
      from reservations r join jobs j on j.id = r.job_id
      where r.vendor_id = :vendorId and r.size = :size and r.released_at is null
        and (upper(r.period) > :today::date - ${MOST_WAIT_DAYS} or r.job_id = :jobId::uuid or r.pinned and j.status in ${inStates(underWay)}))::text as reserved`

interface Asked {
  vendorId: string
  size: RentalSize
  /** Its reservations are read even if they are over. */
  jobId?: string | null
  now: Date
}

type ReadRow = Omit<ReservedRow, 'isBack' | 'isThere' | 'isReleased'> & { status: JobStatus }

const byLabel = new Intl.Collator('en', { numeric: true })

/** Locks a vendor's dumpsters of a size until the transaction ends. Null if there are none, so that nothing is limited. */
export const lockStock = async (
  tx: EntityManager,
  { vendorId, size, jobId = null, now }: Asked,
): Promise<VendorStock | null> => {
  const units = await executeNamed<StockUnit>(tx, LOCK, { vendorId, size })
  if (units.length === 0) return null
  units.sort((one, other) => byLabel.compare(one.label, other.label))
  const today = stockDay(now)
  const [read] = await executeNamed<{ turnaroundDays: number; reserved: string }>(tx, RESERVED, {
    vendorId,
    size,
    jobId,
    today,
  })
  const rows: ReadRow[] = JSON.parse(read!.reserved)
  const reserved = rows.map(({ status, ...row }, at) => ({
    ...row,
    // Its job is completed, or a swap brought the next one.
    isBack:
      status === 'completed' ||
      rows.slice(at + 1).some(({ jobId: of, pinned }) => of === row.jobId && pinned),
    isThere: row.pinned,
    isReleased: false,
  }))
  const before = new Map(reserved.map(row => [row.id, JSON.stringify(row)]))
  return { vendorId, size, units, turnaroundDays: read!.turnaroundDays, reserved, before }
}

/** The dumpsters that can be reserved. */
export const unitsIn = ({ units }: VendorStock): StockUnit[] => units.filter(({ isIn }) => isIn)

/** Reservations that use up stock: not those of delivered dumpsters that are out or not counted. */
export const awayOf = (
  { units, reserved }: VendorStock,
  isCounted: (row: ReservedRow) => boolean = () => true,
): ReservedRow[] => {
  const out = new Set(units.filter(({ isIn }) => !isIn).map(({ id }) => id))
  return reserved.filter(
    row => !row.isReleased && isCounted(row) && !(row.pinned && (row.unitId === null || out.has(row.unitId))),
  )
}

/** True if no dumpster is left on one of the days. */
export const isFullOn = (stock: VendorStock, days: readonly Days[]): boolean =>
  days.some(each => mostAway(awayOf(stock), each) >= unitsIn(stock).length)

const SAVE = `
  insert into reservations (id, job_id, vendor_id, size, unit_id, lost_unit_id, period, pinned, released_at, created_at)
  select r.id, r."jobId", :vendorId::uuid, :size, r."unitId", r."lostUnitId", daterange(r."from", r."to"), r.pinned,
    r."releasedAt", :now::timestamptz
  from json_to_recordset(:rows::json) as r (id uuid, "jobId" uuid, "unitId" uuid, "lostUnitId" uuid, "from" date, "to" date,
    pinned boolean, "releasedAt" timestamptz)
  on conflict (id) do update set unit_id = excluded.unit_id, lost_unit_id = excluded.lost_unit_id,
    period = excluded.period, pinned = excluded.pinned, released_at = excluded.released_at`

/**
 * Gives the reservations of locked stock their dumpsters, and writes what changed.
 * Returns those that have lost theirs.
 */
export const saveStock = async (tx: EntityManager, stock: VendorStock, now: Date): Promise<ReservedRow[]> => {
  const today = stockDay(now)
  const held = stock.reserved.filter(row => !row.isReleased && !(row.isThere && row.unitId === null))
  const found = arrange(
    unitsIn(stock).map(({ id }) => id),
    held,
    today,
  )
  const lost: ReservedRow[] = []
  for (const row of held) {
    if (row.to <= today) {
      // Nobody brought it in time, and others may need the dumpster that it didn't get.
      if (!row.isThere) row.unitId = null
      continue
    }
    const unitId = found.get(row.id) ?? null
    if (!unitId && row.unitId) {
      lost.push(row)
      row.lostUnitId = row.unitId
    } else if (unitId) row.lostUnitId = null
    row.unitId = unitId
    row.from = daysLeft(row, today).from
  }
  for (const row of stock.reserved) row.pinned = row.isThere
  const rows = stock.reserved
    .filter(row => JSON.stringify(row) !== stock.before.get(row.id))
    .map(row => ({ ...row, releasedAt: row.isReleased ? now : null }))
  if (rows.length === 0) return []
  const { vendorId, size } = stock
  await executeNamed(tx, SAVE, { vendorId, size, now, rows: JSON.stringify(rows) })
  return lost
}
