import { prepared } from '../../platform/database/prepared.js'
import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import { MOST_ENDANGERED } from '../../rules/stock/stockBounds.js'
import type { JobColumns, JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { inStates } from '../makeMove.js'
import type { DayOff } from './DayOff.js'
import type { Reservation } from './Reservation.js'
import type { Unit } from './Unit.js'
import type { UnitStay } from './UnitStay.js'

const r = columnsOf<Reservation>('r')
const j = columnsOf<JobTable>('j')

/** In SQL: it counts on days that are still to come. */
const isCurrent = (r: Columns<Reservation>) =>
  `(${r.releasedAt} is null and upper(${r.period}) > (:now::timestamptz at time zone 'Pacific/Pago_Pago')::date)`

/** In SQL: the job has no dumpster, and `which` of its reservations says so. */
export const isShort = (job: Pick<JobColumns, 'id'>, which: string) =>
  `exists (select from reservations r where ${r.jobId} = ${job.id} and ${r.unitId} is null and not ${r.pinned} and ${isCurrent(r)} and ${which})`

/** In SQL: its vendor still has the job, which the dumpster has been brought to. */
const isThere = (r: Columns<Reservation>, jobId: string) =>
  `(${r.pinned} and exists (select from jobs s where s.id = ${jobId} and s.status in ${inStates(underWay)}))`

const stayRows: View<UnitStay, Columns<Reservation>> = {
  table: 'reservations',
  fields: {
    job: one(
      () => jobRows,
      (job, r) => `${job.id} = ${r.jobId}`,
    ),
    from: r => `lower(${r.period})::text`,
    to: r => `upper(${r.period})::text`,
    isThere: r => isThere(r, r.jobId),
  },
}

/** In SQL: drivers read the label alone. */
const isOwn = (u: Columns<Unit>) => `(:isAdmin or ${u.vendorId} = :viewer)`

export const unitRows: View<Unit> = {
  table: 'units',
  fields: {
    note: u => `case when ${isOwn(u)} then ${u.note} end`,
    stay: one(
      () => stayRows,
      (r, u) => `${isOwn(u)} and ${r.id} = (select n.id from reservations n
        where n.unit_id = ${u.id} and n.released_at is null and upper(n.period) > (:now::timestamptz at time zone 'Pacific/Pago_Pago')::date
        order by lower(n.period) limit 1)`,
    ),
    endangers: list(
      () => jobRows,
      (job, u) => `${isOwn(u)} and ${isShort(job, `${r.lostUnitId} = ${u.id}`)}`,
      job => `${job.dropoffDate}, ${job.id}`,
      MOST_ENDANGERED,
    ),
  },
}

export const reservationRows: View<Reservation> = {
  table: 'reservations',
  fields: {
    unit: one(
      () => unitRows,
      (u, r) => `${u.id} = ${r.unitId}`,
    ),
    from: r => `lower(${r.period})::text`,
    to: r => `upper(${r.period})::text`,
  },
}

export const dayOffRows: View<DayOff> = {
  table: 'vendor_days_off',
  fields: { from: d => `${d.fromDay}::text`, to: d => `${d.toDay}::text` },
}

/** In SQL: the dumpster that stands at the job's address, or else the first one to come. */
export const isLatest = (r: Columns<Reservation>, job: JobColumns) =>
  `${r.id} = (select c.id from reservations c where c.job_id = ${job.id} and c.vendor_id = ${job.vendorId} and c.released_at is null
    order by c.pinned desc, (lower(c.period) - date '2000-01-01') * case when c.pinned then -1 else 1 end, c.created_at desc limit 1)`

/** In SQL: it isn't a dumpster that stands somewhere and is out or not counted. */
const isCounted = `not (${r.pinned} and (${r.unitId} is null
  or exists (select from units o where o.id = ${r.unitId} and o.out_since is not null)))`

const inStock = (vendor: string, size: string, more = 'true') =>
  `from units u where u.vendor_id = ${vendor} and u.size = ${size} and u.removed_at is null and ${more}`

const turnaroundOf = (vendor: string, size: string) =>
  `(select coalesce(max(s.turnaround_days), 0) from dumpster_sizes s where s.vendor_id = ${vendor} and s.rental_size = ${size} and s.is_active)`

/** In SQL: what decides whether a dumpster is left for a request; nulls if the vendor has entered none of the size. */
export const stockFacts = (j: JobColumns, vendor: string) => ({
  units: `case when exists (select ${inStock(vendor, j.dumpsterSize)})
    then (select count(*) ${inStock(vendor, j.dumpsterSize, 'u.out_since is null')}) end`,
  away: `case when exists (select ${inStock(vendor, j.dumpsterSize)}) then (
    select coalesce(max(a.away), 0) from (
      select count(*) as away
      from generate_series(${j.dropoffDate}, ${j.pickupDate} + ${turnaroundOf(vendor, j.dumpsterSize)} - 1, interval '1 day') d (day)
        join reservations r on ${r.vendorId} = ${vendor} and ${r.size} = ${j.dumpsterSize} and ${r.releasedAt} is null
          and ${r.period} @> d.day::date and ${isCounted}
      group by d.day) a) end`,
})

/** In SQL: it stands there although it should be back. */
const isOverdue = `(${r.pinned} and ${j.status} in ${inStates(underWay)}
  and ${j.pickupDate} < (:now::timestamptz at time zone ${j.timeZone})::date)`

/** Each size of which a vendor has dumpsters, day by day. */
export const STOCK = prepared(`
  select s.size, json_agg(json_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'total', s.total, 'taken', a.taken, 'overdue', a.overdue)
      order by d.day)::text as days
  from (select u.size, count(*) filter (where u.out_since is null)::int as total from units u
      where u.vendor_id = :owner and u.removed_at is null group by u.size) s
    cross join generate_series(:from::date, :to::date, interval '1 day') d (day)
    cross join lateral (select count(*)::int as taken, (count(*) filter (where ${isOverdue}))::int as overdue
      from reservations r join jobs j on ${j.id} = ${r.jobId}
      where ${r.vendorId} = :owner and ${r.size} = s.size and ${r.releasedAt} is null and ${r.period} @> d.day::date and ${isCounted}) a
  group by s.size order by s.size`)
