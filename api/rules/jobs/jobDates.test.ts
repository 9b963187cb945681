import type { JobTable } from '../../domain/jobs/jobPolicy.js'
import { isPast } from '../../domain/twinRows.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { ZONE_EXCEPTIONS, ZONES_FROM } from '../zipTimeZones.js'
import { momentIn, todayIn, wallTimeIn, zoneNameAt } from '../zonedTime.js'
import { isJobPast, opensUntil, type Scheduled } from './jobDates.js'

const CHICAGO = 'America/Chicago'
const iso = (date: string, time: string, zone: string) => momentIn({ date, time }, zone).toISOString()

test.each([
  ['2026-11-24', '09:00', CHICAGO, '2026-11-24T15:00:00.000Z', 'CST'],
  ['2026-07-24', '09:00', CHICAGO, '2026-07-24T14:00:00.000Z', 'CDT'],
  ['2026-07-24', '09:00', 'America/Phoenix', '2026-07-24T16:00:00.000Z', 'MST'],
  ['2026-07-24', '09:00', 'America/Denver', '2026-07-24T15:00:00.000Z', 'MDT'],
  ['2026-11-24', '09:00', 'Pacific/Honolulu', '2026-11-24T19:00:00.000Z', 'HST'],
  ['2026-07-24', '09:00', 'America/Puerto_Rico', '2026-07-24T13:00:00.000Z', 'AST'],
  // The 23-hour day, and the hour it skips.
  ['2027-03-14', '01:59', CHICAGO, '2027-03-14T07:59:00.000Z', 'CST'],
  ['2027-03-14', '02:30', CHICAGO, '2027-03-14T08:30:00.000Z', 'CDT'],
  ['2027-03-14', '03:00', CHICAGO, '2027-03-14T08:00:00.000Z', 'CDT'],
  // The 25-hour day, and the hour it repeats.
  ['2026-11-01', '00:59', CHICAGO, '2026-11-01T05:59:00.000Z', 'CDT'],
  ['2026-11-01', '01:30', CHICAGO, '2026-11-01T06:30:00.000Z', 'CDT'],
  ['2026-11-01', '02:00', CHICAGO, '2026-11-01T08:00:00.000Z', 'CST'],
])('converts %s %s in %s to %s', (date, time, zone, moment, name) => {
  expect(iso(date, time, zone)).toBe(moment)
  expect(zoneNameAt(new Date(moment), zone)).toBe(name)
})

test('converts a wall time to a timestamp and back, all year round', () => {
  for (const zone of [
    CHICAGO,
    'America/Phoenix',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
    'America/Adak',
  ]) {
    for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2027-01-01'); at += 7.5 * 3_600_000) {
      const wall = wallTimeIn(new Date(at), zone)
      const back = momentIn(wall, zone)
      expect(wallTimeIn(back, zone)).toEqual(wall)
      // A repeated hour gives its first instant.
      expect([0, 3_600_000]).toContain(at - back.getTime())
    }
  }
})

test("names a zone's abbreviation as Intl.DateTimeFormat does, all year round", () => {
  for (const timeZone of new Set([...ZONES_FROM.map(([, zone]) => zone), ...Object.keys(ZONE_EXCEPTIONS)])) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2028-01-01'); at += 7.5 * 3_600_000) {
      const { value } = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')!
      expect(zoneNameAt(new Date(at), timeZone)).toBe(value)
    }
  }
})

test("takes today's date in that zone", () => {
  const now = new Date('2026-11-21T05:30:00Z')
  expect(todayIn(now, CHICAGO)).toBe('2026-11-20')
  expect(todayIn(now, 'America/New_York')).toBe('2026-11-21')
})

test.each([
  ['2027-03-14', 23],
  ['2026-11-01', 25],
  ['2026-11-24', 24],
])('keeps a rental for %s open for the %i hours of that day', (dropoffDate, hours) => {
  const starts = momentIn({ date: dropoffDate, time: '00:00' }, CHICAGO)
  const ends = opensUntil({ timeZone: CHICAGO, dropoffDate })
  expect((ends.getTime() - starts.getTime()) / 3_600_000).toBe(hours)
})

describe('the database agrees', () => {
  let harness: Harness
  beforeAll(async () => {
    harness = await startHarness()
  })
  afterAll(() => harness.stop())

  const inDatabase = async (job: Scheduled, now: Date) => {
    const sql = `select ${isPast(columnsOf<JobTable>('j')).replaceAll(':now', '$1')} as past
      from (select $2::text as type, $3::timestamptz as scheduled_date, $4::date as dropoff_date, $5::text as time_zone) j`
    const type = job.dropoffDate ? 'dumpster_rental' : 'junk_pickup'
    const scheduled = job.dropoffDate ? `${job.dropoffDate}T00:00:00Z` : job.pickupDateTime
    const values = [now, type, scheduled, job.dropoffDate ?? null, job.timeZone]
    return (await harness.database.pool.query(sql, values)).rows[0].past
  }

  const ZONES = [CHICAGO, 'America/Phoenix', 'Pacific/Honolulu', 'Pacific/Pago_Pago', 'Pacific/Guam']
  const jobs = ZONES.flatMap((timeZone): Scheduled[] => [
    { timeZone, pickupDateTime: '2026-11-24T15:00:00.000Z' },
    ...['2026-11-24', '2027-03-14', '2026-11-01'].map(dropoffDate => ({ timeZone, dropoffDate })),
  ])

  test.each(jobs)('agrees on %j, to the millisecond', async job => {
    const ends = opensUntil(job).getTime()
    for (const [at, past] of [
      [ends - 40 * 3_600_000, false],
      [ends - 1, false],
      [ends, true],
      [ends + 1, true],
      [ends + 40 * 3_600_000, true],
    ] as const) {
      expect(isJobPast(job, new Date(at))).toBe(past)
      expect(await inDatabase(job, new Date(at))).toBe(past)
    }
  })
})
