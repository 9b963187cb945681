import { digestHour } from './digestHour.js'
import { type Clock, dueAt, quietUntil, STANDARD_QUIET } from './quietHours.js'

const HOUR_MS = 3_600_000
const NIGHT = { ...STANDARD_QUIET }
const inZone = (timeZone: string, quiet: Clock['quiet'] = NIGHT): Clock => ({ timeZone, quiet })
const at = (iso: string) => new Date(iso)
const iso = (moment: Date | null) => moment?.toISOString() ?? null

describe('quiet hours end', () => {
  test.each([
    // 9 PM in New York is 2 AM of the next day in UTC.
    ['just before they begin', 'America/New_York', '2026-11-21T01:59:59Z', null],
    ['when they begin', 'America/New_York', '2026-11-21T02:00:00Z', '2026-11-21T13:00:00.000Z'],
    ['after midnight', 'America/New_York', '2026-11-21T06:30:00Z', '2026-11-21T13:00:00.000Z'],
    ['in their last second', 'America/New_York', '2026-11-21T12:59:59Z', '2026-11-21T13:00:00.000Z'],
    ['when they are over', 'America/New_York', '2026-11-21T13:00:00Z', null],
    // Neither has daylight saving time.
    ['in Honolulu', 'Pacific/Honolulu', '2026-11-21T07:00:00Z', '2026-11-21T18:00:00.000Z'],
    ['in Honolulu in summer', 'Pacific/Honolulu', '2026-07-21T07:00:00Z', '2026-07-21T18:00:00.000Z'],
    ['in Puerto Rico', 'America/Puerto_Rico', '2026-11-21T01:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['in Puerto Rico in summer', 'America/Puerto_Rico', '2026-07-21T01:00:00Z', '2026-07-21T12:00:00.000Z'],
    // A day of 23 hours: 2 AM is skipped on March 8, 2026.
    ['the night of 23 hours', 'America/New_York', '2026-03-08T02:00:00Z', '2026-03-08T12:00:00.000Z'],
    [
      'the night of 23 hours, after the change',
      'America/New_York',
      '2026-03-08T07:30:00Z',
      '2026-03-08T12:00:00.000Z',
    ],
    // A day of 25 hours: 1 AM comes twice on November 1, 2026.
    ['the night of 25 hours', 'America/New_York', '2026-11-01T01:00:00Z', '2026-11-01T13:00:00.000Z'],
    [
      'the night of 25 hours, the first 1:30',
      'America/New_York',
      '2026-11-01T05:30:00Z',
      '2026-11-01T13:00:00.000Z',
    ],
    [
      'the night of 25 hours, the second 1:30',
      'America/New_York',
      '2026-11-01T06:30:00Z',
      '2026-11-01T13:00:00.000Z',
    ],
  ])('finds when they end: %s', (_, timeZone, now, until) => {
    expect(iso(quietUntil(at(now), inZone(timeZone)))).toBe(until)
  })

  test('finds when they end within one day', () => {
    const siesta = inZone('America/Chicago', { from: 13, to: 15 })
    expect(iso(quietUntil(at('2026-11-20T18:59:00Z'), siesta))).toBeNull()
    expect(iso(quietUntil(at('2026-11-20T19:00:00Z'), siesta))).toBe('2026-11-20T21:00:00.000Z')
    expect(iso(quietUntil(at('2026-11-20T21:00:00Z'), siesta))).toBeNull()
  })

  test.each([[{ from: 8, to: 8 }], [{ from: 0, to: 0 }], [null]])('finds none: %j', quiet => {
    for (let hour = 0; hour < 24; hour++)
      expect(
        quietUntil(
          new Date(at('2026-11-20T00:00:00Z').getTime() + hour * HOUR_MS),
          inZone('America/Chicago', quiet),
        ),
      ).toBeNull()
  })

  test('ends at an hour that is skipped when the clock goes forward', () => {
    const early = inZone('America/New_York', { from: 22, to: 2 })
    expect(iso(quietUntil(at('2026-03-08T06:30:00Z'), early))).toBe('2026-03-08T07:00:00.000Z')
  })

  test('ends later, within a day, and outside of quiet hours, in every hour of both clock changes', () => {
    for (const timeZone of [
      'America/New_York',
      'Pacific/Honolulu',
      'America/Puerto_Rico',
      'America/Santiago',
      'Asia/Kolkata',
    ])
      for (const day of ['2026-03-07', '2026-04-04', '2026-09-05', '2026-10-31'])
        for (let from = 0; from < 24; from += 3)
          for (let to = 0; to < 24; to++) {
            // All hours but one, which may be the one that the clock skips.
            if ((from - to + 24) % 24 === 1) continue
            for (let hour = 0; hour < 48; hour++) {
              const now = new Date(at(`${day}T00:10:00Z`).getTime() + hour * HOUR_MS)
              const clock = inZone(timeZone, { from, to })
              const until = quietUntil(now, clock)
              if (!until) continue
              const hours = (until.getTime() - now.getTime()) / HOUR_MS
              if (!(hours > 0 && hours <= 25) || quietUntil(until, clock))
                throw new Error(`${timeZone} ${from}-${to} at ${now.toISOString()}: ${until.toISOString()}`)
            }
          }
  })
})

test('sends the daily digest at the announced hour', () => {
  for (let from = 0; from < 24; from++)
    for (let to = 0; to < 24; to++) {
      const quiet = { from, to }
      const due = dueAt(at('2026-11-20T23:30:00Z'), 'daily', inZone('UTC', quiet))
      expect([quiet, due?.getUTCHours()]).toEqual([quiet, digestHour(quiet)])
    }
  expect(digestHour(null)).toBe(8)
})

describe('a notice is due', () => {
  const noon = '2026-11-20T18:20:00Z'
  const night = '2026-11-21T05:20:00Z'
  const chicago = inZone('America/Chicago')
  test.each([
    ['now', noon, '2026-11-20T18:20:00.000Z'],
    ['now', night, '2026-11-21T14:00:00.000Z'],
    ['hourly', noon, '2026-11-20T19:00:00.000Z'],
    // 9 PM is already quiet.
    ['hourly', '2026-11-21T02:40:00Z', '2026-11-21T14:00:00.000Z'],
    ['hourly', night, '2026-11-21T14:00:00.000Z'],
    ['daily', noon, '2026-11-21T14:00:00.000Z'],
    ['daily', night, '2026-11-21T14:00:00.000Z'],
    ['daily', '2026-11-21T14:00:00Z', '2026-11-22T14:00:00.000Z'],
    ['off', noon, null],
    ['off', night, null],
  ] as const)('sends %s at %s: %s', (frequency, now, due) => {
    expect(iso(dueAt(at(now), frequency, chicago))).toBe(due)
  })

  test.each([
    ['the day of 23 hours', '2026-03-07T20:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['the day after it', '2026-03-08T12:00:00Z', '2026-03-09T12:00:00.000Z'],
    ['the day of 25 hours', '2026-10-31T20:00:00Z', '2026-11-01T13:00:00.000Z'],
    ['the day after that', '2026-11-01T13:00:00Z', '2026-11-02T13:00:00.000Z'],
  ])("sends daily at 8 by New York's clock: %s", (_, now, due) => {
    expect(iso(dueAt(at(now), 'daily', inZone('America/New_York')))).toBe(due)
  })

  test('treats the same moment as noon for one user and night for another', () => {
    const now = at('2026-11-20T09:00:00Z')
    expect(iso(dueAt(now, 'now', inZone('Pacific/Honolulu')))).toBe('2026-11-20T18:00:00.000Z')
    expect(iso(dueAt(now, 'now', inZone('Asia/Kolkata')))).toBe('2026-11-20T09:00:00.000Z')
  })

  test('sends no digest within quiet hours', () => {
    expect(iso(dueAt(at(noon), 'daily', inZone('America/Chicago', { from: 22, to: 10 })))).toBe(
      '2026-11-21T16:00:00.000Z',
    )
  })
})
