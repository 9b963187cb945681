import { prepared, rowsOf } from '../platform/database/prepared.js'
import { columnsOf } from '../platform/rows/columns.js'
import { bidGraph, bidStatusAt } from '../rules/bids/bidGraph.js'
import { addDays } from '../rules/dates.js'
import { isJobPast } from '../rules/jobs/jobDates.js'
import { isDriversDay as isDriversDayInRules } from '../rules/people/driversDay.js'
import { isInDate as isInDateInRules } from '../rules/vendors/documentExpiry.js'
import { type DueVisit, isMissed as isMissedInRules } from '../rules/visits/dueVisit.js'
import { visitGraph } from '../rules/visits/visitGraph.js'
import { type Harness, startHarness } from '../test/harness.js'
import type { Bid } from './bids/Bid.js'
import { isDriversDay } from './driverRows.js'
import type { Job } from './jobs/Job.js'
import { rentalStart } from './jobs/requestJob.js'
import { bidStatus, isInDate, isMissed, isOpenBid, isPast } from './twinRows.js'
import type { VendorDocument } from './vendors/VendorDocument.js'
import type { Visit } from './visits/Visit.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const ROWS = 1000
const HOUR_MS = 3_600_000
const TODAY = '2026-11-01'
/** The clocks of America change on this day. */
const NOW = new Date(`${TODAY}T12:00:00Z`)

const below = (most: number) => Math.floor(Math.random() * most)
const one = <Value>(...values: readonly Value[]): Value => values[below(values.length)]!
const zone = () =>
  one('America/Chicago', 'America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Etc/GMT+12')
/** Whole hours around now, so that moments often fall on a limit. */
const moment = (hours = 5) => new Date(NOW.getTime() + (below(2 * hours + 1) - hours) * HOUR_MS)
const day = () => addDays(TODAY, below(7) - 3)

/** Rows in the database, each with what SQL says of it, and the rule's answer. */
const compare = async <Row extends object>(
  columns: string,
  sql: string,
  rows: Row[],
  rule: (row: Row) => unknown,
) => {
  const statement = prepared(`select ${sql} as value from (
    select r.* from jsonb_array_elements(:rows::jsonb) with ordinality o (row, n),
      jsonb_to_record(o.row) as r (${columns}) order by o.n) t`)
  const found = await rowsOf<{ value: unknown }>(harness.database.pool, statement, {
    rows: JSON.stringify(rows),
    now: NOW,
  })
  const wrong = rows.flatMap((row, n) => (found[n]!.value === rule(row) ? [] : [row]))
  expect(wrong).toEqual([])
  expect(new Set(found.map(({ value }) => value)).size).toBeGreaterThan(1)
}
const make = <Row>(row: () => Row): Row[] => Array.from({ length: ROWS }, row)

test('says of the same jobs in SQL and in the rules that they are past their date', async () => {
  const jobs = make(() => {
    const [dropoffDate, pickupDateTime] = one([day(), null], [null, moment(80)])
    const scheduled_date = dropoffDate ? rentalStart({ dropoffDate }) : pickupDateTime
    return {
      type: dropoffDate ? 'dumpster_rental' : 'junk_pickup',
      dropoff_date: dropoffDate,
      pickup_date_time: pickupDateTime,
      scheduled_date,
      time_zone: zone(),
    }
  })
  await compare(
    'type text, dropoff_date date, scheduled_date timestamptz, time_zone text',
    `(${isPast(columnsOf<Job>('t'))} is true)`,
    jobs,
    ({ dropoff_date: dropoffDate, pickup_date_time: pickupDateTime, time_zone: timeZone }) =>
      isJobPast({ dropoffDate, pickupDateTime, timeZone }, NOW),
  )
})

test('gives a bid the same status in SQL and in the rules', async () => {
  const t = columnsOf<Bid>('t')
  const bids = make(() => ({
    status: one(...(Object.keys(bidGraph.states) as Bid['status'][])),
    expires_at: moment(),
  }))
  const statusOf = ({ status, expires_at: expiresAt }: (typeof bids)[number]) =>
    bidStatusAt({ status, expiresAt }, NOW)
  const columns = 'status text, expires_at timestamptz'
  await compare(columns, bidStatus(t), bids, statusOf)
  await compare(columns, isOpenBid(t), bids, bid => statusOf(bid) === 'pending')
})

test('finds the same documents in date in SQL and in the rules', async () => {
  const documents = make(() => {
    const [expires_on, time_zone] = one([day(), zone()], [day(), zone()], [null, null])
    return { expires_on, time_zone }
  })
  await compare(
    'expires_on date, time_zone text',
    isInDate(columnsOf<VendorDocument>('t')),
    documents,
    ({ expires_on: expiresOn, time_zone: timeZone }) => isInDateInRules({ expiresOn, timeZone }, NOW),
  )
})

test('finds the same visits missed in SQL and in the rules', async () => {
  const visits = make(() => ({
    status: one(...(Object.keys(visitGraph.states) as DueVisit['status'][])),
    window_start: moment(),
    window_end: moment(),
    arrived_at: one(null, null, moment()),
    failed_at: one(null, moment()),
  }))
  await compare(
    'status text, window_start timestamptz, window_end timestamptz, arrived_at timestamptz, failed_at timestamptz',
    `(${isMissed(columnsOf<Visit>('t'))} is true)`,
    visits,
    ({ status, window_start, window_end, arrived_at, failed_at }) => {
      const unsaid = { failureReason: null, disputedAt: null, reportStands: null }
      const moments = { windowStart: window_start, windowEnd: window_end, arrivedAt: arrived_at }
      return isMissedInRules({ status, ...moments, failedAt: failed_at, ...unsaid }, NOW)
    },
  )
})

test('gives drivers the same visits in SQL and in the rules', async () => {
  const visits = make(() => ({ window_start: moment(60), time_zone: zone() }))
  await compare(
    'window_start timestamptz, time_zone text',
    isDriversDay(columnsOf<Visit>('t'), columnsOf<Job>('t')),
    visits,
    ({ window_start, time_zone }) => isDriversDayInRules(window_start, time_zone, NOW),
  )
})
