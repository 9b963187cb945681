import { makeVisit, type Visit } from '../../../testing/makers/makeVisit.js'
import { dayOfVisits, daysOf } from './dayOfVisits.js'

const HONOLULU = 'Pacific/Honolulu'
const SAN_JUAN = 'America/Puerto_Rico'
const HOUR_MS = 3_600_000

/** A visit of two hours. */
const visitIn = (timeZone: string, id: string, windowStart: string, some: Partial<Visit> = {}) => ({
  ...makeVisit({
    id,
    windowStart,
    windowEnd: new Date(Date.parse(windowStart) + 2 * HOUR_MS).toISOString(),
    ...some,
  }),
  job: { timeZone } as never,
})
const idsOf = (visits: readonly { id: string }[]) => visits.map(({ id }) => id)

// 7 PM on December 24 in Honolulu, 1 AM on December 25 in San Juan.
const now = new Date('2026-12-25T05:00:00Z')

test('shows a late visit in Hawaii while it is tomorrow already where the reader is', () => {
  const { late } = dayOfVisits([visitIn(HONOLULU, 'late', '2026-12-25T02:00:00Z')], now)
  expect(idsOf(late)).toEqual(['late'])
})

test('tells today from tomorrow by the clock of each job', () => {
  const { next, ahead } = dayOfVisits(
    [
      visitIn(SAN_JUAN, 'Christmas there', '2026-12-25T12:00:00Z'),
      visitIn(HONOLULU, 'Christmas there, too', '2026-12-25T18:00:00Z'),
    ],
    now,
  )
  expect([idsOf(next), idsOf(ahead)]).toEqual([['Christmas there'], ['Christmas there, too']])
})

test('counts a night on which the clock changes as one day', () => {
  const visit = visitIn('America/Chicago', 'after', '2027-03-14T13:00:00Z')
  const { ahead } = dayOfVisits([visit], new Date('2027-03-13T14:00:00Z'))
  expect(idsOf(ahead)).toEqual(['after'])
})

test('changes its days at midnight of a job', () => {
  const visits = [visitIn(HONOLULU, 'a', '2026-12-25T18:00:00Z')]
  const at = (moment: string) => daysOf(visits, new Date(moment))
  expect(at('2026-12-25T09:59:00Z')).toContain('Pacific/Honolulu 2026-12-24')
  expect(at('2026-12-25T10:00:00Z')).toContain('Pacific/Honolulu 2026-12-25')
})
