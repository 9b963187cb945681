import { boardOrder, type PlannedVisit, placeAfter } from './boardOrder.js'

const visit = (id: string, windowStart: string, more: Partial<PlannedVisit> = {}): PlannedVisit => ({
  id,
  status: 'scheduled',
  windowStart,
  windowEnd: new Date(Date.parse(windowStart) + 2 * 3_600_000).toISOString(),
  timeZone: 'America/Chicago',
  assignedToId: null,
  position: 0,
  ...more,
})
const now = new Date('2026-12-03T18:00:00Z')
const ids = (visits: readonly { id: string }[]) => visits.map(({ id }) => id).join(' ')

test('lets late visits lead, then what earlier days left undone, and puts finished ones last', () => {
  const visits = [
    visit('later', '2026-12-03T20:00:00Z'),
    visit('second', '2026-12-03T22:00:00Z', { position: 1 }),
    visit('done', '2026-12-03T13:00:00Z', { status: 'done' }),
    visit('cancelled', '2026-12-03T20:00:00Z', { status: 'cancelled' }),
    visit('yesterday', '2026-12-02T20:00:00Z'),
    visit('arrived', '2026-12-01T20:00:00Z', { status: 'arrived' }),
    visit('doneYesterday', '2026-12-02T20:00:00Z', { status: 'done' }),
    visit('late', '2026-12-03T14:00:00Z'),
    visit('tomorrow', '2026-12-04T14:00:00Z'),
  ]
  expect(ids(boardOrder(visits, '2026-12-03', now))).toBe('late arrived yesterday later second done')
  expect(ids(boardOrder(visits, '2026-12-04', now))).toBe('tomorrow')
  expect(ids(boardOrder(visits, '2026-12-02', now))).toBe('yesterday doneYesterday')
})

test("counts days on the clock of each visit's job", () => {
  const visits = [
    visit('texas', '2026-12-04T05:30:00Z'),
    visit('puertoRico', '2026-12-04T05:30:00Z', { timeZone: 'America/Puerto_Rico' }),
  ]
  expect(ids(boardOrder(visits, '2026-12-03', now))).toBe('texas')
  expect(ids(boardOrder(visits, '2026-12-04', now))).toBe('puertoRico')
})

describe('places a visit', () => {
  const column = [
    visit('a', '2026-12-03T14:00:00Z', { position: 1 }),
    visit('b', '2026-12-03T13:00:00Z', { position: 2 }),
    visit('c', '2026-12-03T12:00:00Z', { position: 3 }),
    visit('early', '2026-12-02T20:00:00Z', { position: 7 }),
    visit('next', '2026-12-04T20:00:00Z', { position: 1 }),
    visit('done', '2026-12-03T20:00:00Z', { status: 'done', position: 9 }),
  ]
  const moved = visit('m', '2026-12-03T20:00:00Z')
  const placed = (after: string | null, which = moved) =>
    placeAfter(column, which, after)
      .map(({ id, position }) => `${id}${position}`)
      .join(' ')

  test.each([
    ['first', null, 'm1 a2 b3 c4'],
    ['after a neighbor', 'b', 'm3 c4'],
    ['last', 'c', 'm4'],
    ['first after one that an earlier day left undone', 'early', 'm1 a2 b3 c4'],
    ['last after one that is no longer there', 'gone', 'm4'],
    ['last after a finished one', 'done', 'm4'],
  ])('%s', (_, after, expected) => expect(placed(after)).toBe(expected))

  test('elsewhere in its own column', () => expect(placed('c', column[0])).toBe('b1 c2 a3'))
  test('once more where it is', () => expect(placed('a', column[1])).toBe('b2'))
})
