import { addDays } from '../dates.js'
import { addedDays, arrange, type Days, type Held, hasRoom, legsOf, mostAway } from './stockDays.js'

const TODAY = '2026-12-01'
const day = (n: number) => addDays(TODAY, n)
const days = (from: number, to: number): Days => ({ from: day(from), to: day(to) })

describe('legsOf', () => {
  const rental = { timeZone: 'America/Chicago', dropoffDate: day(2), pickupDate: day(9) }
  const at = (n: number, hour = 18) => new Date(`${day(n)}T${String(hour).padStart(2, '0')}:00:00Z`)
  const visit = (kind: string, n: number, done?: number) => ({
    kind,
    status: done === undefined ? ('scheduled' as const) : ('done' as const),
    windowStart: at(n),
    doneAt: done === undefined ? null : at(done),
  })
  const legs = (visits: Parameters<typeof legsOf>[1], now: number, turnaroundDays = 0) =>
    legsOf(rental, visits, { turnaroundDays, now: at(now) })

  test('holds from the delivery up to the pickup, whose day is free again', () => {
    expect(legs([visit('delivery', 2), visit('pickup', 9)], 0)).toEqual([{ ...days(2, 9), isThere: false }])
    expect(legs([], 0, 3)).toEqual([{ ...days(2, 12), isThere: false }])
  })
  test('moves on while it is late', () => {
    expect(legs([visit('delivery', 2)], 4)).toEqual([{ ...days(4, 9), isThere: false }])
    const there = [visit('delivery', 2, 2), visit('pickup', 9)]
    expect(legs(there, 9)).toEqual([{ ...days(2, 9), isThere: true }])
    expect(legs(there, 10)).toEqual([{ ...days(2, 11), isThere: true }])
    expect(legs(there, 12, 2)).toEqual([{ ...days(2, 15), isThere: true }])
  })
  test('goes by the days on which it was brought and taken', () => {
    expect(legs([visit('delivery', 2, 1), visit('pickup', 9, 6)], 6, 1)).toEqual([
      { ...days(1, 7), isThere: true },
    ])
    // Brought and taken on one day: it was away on that day.
    expect(legs([visit('delivery', 2, 2), visit('pickup', 9, 2)], 2)).toEqual([
      { ...days(2, 3), isThere: true },
    ])
  })
  test('begins the next dumpster with a swap', () => {
    const there = [visit('delivery', 2, 2), visit('pickup', 9)]
    expect(legs([...there, visit('swap', 5)], 3, 1)).toEqual([
      { ...days(2, 6), isThere: true },
      { ...days(5, 10), isThere: false },
    ])
    expect(legs([...there, visit('swap', 5, 6)], 6)).toEqual([
      { ...days(2, 7), isThere: true },
      { ...days(6, 9), isThere: true },
    ])
    expect(legs([...there, { ...visit('swap', 5), status: 'failed' as const }], 6)).toEqual([
      { ...days(2, 9), isThere: true },
    ])
  })
  test('counts days on the clock of the job, also when the clocks change and the year ends', () => {
    const late = { timeZone: 'America/Los_Angeles', dropoffDate: '2026-12-31', pickupDate: '2027-01-02' }
    const now = new Date('2027-01-01T07:30:00Z')
    expect(legsOf(late, [], { turnaroundDays: 0, now })[0]!.from).toBe('2026-12-31')
    expect(legsOf(late, [], { turnaroundDays: 0, now: new Date('2027-01-01T08:30:00Z') })[0]!.from).toBe(
      '2027-01-01',
    )
    const spring = { timeZone: 'America/Chicago', dropoffDate: '2027-03-13', pickupDate: '2027-03-15' }
    const there = { kind: 'delivery', status: 'done' as const, windowStart: new Date('2027-03-13T14:00:00Z') }
    const morning = new Date('2027-03-16T05:30:00Z')
    const [leg] = legsOf(spring, [{ ...there, doneAt: there.windowStart }], {
      turnaroundDays: 0,
      now: morning,
    })
    expect(leg).toEqual({ from: '2027-03-13', to: '2027-03-17', isThere: true })
  })
})

test('a period ends before its last day', () => {
  expect(mostAway([days(0, 3), days(3, 5)], days(0, 5))).toBe(1)
  expect(mostAway([days(0, 3), days(2, 5), days(4, 6)], days(0, 9))).toBe(2)
  expect(mostAway([days(0, 3)], days(3, 4))).toBe(0)
  expect(hasRoom({ units: null, away: 9 })).toBe(true)
  expect(hasRoom({ units: 1, away: 1 })).toBe(false)
  expect(addedDays(days(2, 5), days(1, 7))).toEqual([days(1, 2), days(5, 7)])
  expect(addedDays(days(2, 5), days(3, 4))).toEqual([])
  expect(addedDays(days(2, 5), days(5, 6))).toEqual([days(5, 6)])
})

/** The same numbers for the same seed. */
const randomOf = (seed: number) => {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

const clashes = (one: Days, other: Days) => one.from < other.to && other.from < one.to

/** Tries every dumpster for every reservation. */
const canPlace = (
  units: readonly string[],
  fixed: readonly Held[],
  [first, ...rest]: readonly Held[],
): boolean =>
  first === undefined ||
  units.some(
    unitId =>
      !fixed.some(other => other.unitId === unitId && clashes(other, first)) &&
      canPlace(units, [...fixed, { ...first, unitId }], rest),
  )

describe('arrange, beside trying everything', () => {
  const scene = (seed: number) => {
    const random = randomOf(seed)
    const units = Array.from({ length: 1 + random(3) }, (_, n) => `u${n}`)
    const held: Held[] = []
    for (const unitId of units)
      if (random(2))
        held.push({ id: `there${unitId}`, unitId, isThere: true, ...days(-random(5), 1 + random(5)) })
    const count = random(7)
    for (let n = 0; n < count; n++) {
      const from = random(9)
      const open: Held = { id: `r${n}`, unitId: null, isThere: false, ...days(from, from + 1 + random(4)) }
      // Reservations in the database never overlap.
      const unitId = units.find(id => !held.some(other => other.unitId === id && clashes(other, open)))
      held.push(random(2) && unitId ? { ...open, unitId } : open)
    }
    return { units, held }
  }

  const expectArranged = ({ units, held }: ReturnType<typeof scene>) => {
    const found = arrange(units, held, TODAY)
    const placed = held
      .filter(({ id }) => found.has(id))
      .map(each => ({ ...each, unitId: found.get(each.id)! }))
    for (const one of placed)
      for (const other of placed)
        if (one !== other && one.unitId === other.unitId) expect(clashes(one, other)).toBe(false)
    // Delivered dumpsters stay, nobody loses theirs, and nobody goes without while one is free.
    for (const each of held) {
      if (each.isThere) expect(found.get(each.id)).toBe(each.unitId)
      if (each.unitId) expect(found.has(each.id)).toBe(true)
      if (!found.has(each.id)) {
        const open = placed.filter(({ isThere }) => !isThere)
        const there = placed.filter(({ isThere }) => isThere)
        expect(canPlace(units, there, [...open, each])).toBe(false)
      }
    }
    expect(arrange(units, held, TODAY)).toEqual(found)
    // Nothing moves if there is room without.
    const after = held.map(each => ({ ...each, unitId: found.get(each.id) ?? null }))
    expect(arrange(units, after, TODAY)).toEqual(found)
  }

  test('places as many as can be, and nothing twice', () => {
    for (let seed = 1; seed <= 1000; seed++) expectArranged(scene(seed))
  })

  test('leaves the later ones without a dumpster when one is taken out, and brings them back', () => {
    const held = [
      { id: 'a', unitId: 'u0', isThere: false, ...days(2, 6) },
      { id: 'b', unitId: 'u1', isThere: false, ...days(1, 4) },
      { id: 'c', unitId: 'u0', isThere: false, ...days(6, 8) },
    ]
    expect(Object.fromEntries(arrange(['u1'], held, TODAY))).toEqual({ b: 'u1', c: 'u1' })
    const short = [{ ...held[0]!, unitId: null }, held[1]!, { ...held[2]!, unitId: 'u1' }]
    expect(Object.fromEntries(arrange(['u0', 'u1'], short, TODAY))).toEqual({ a: 'u0', b: 'u1', c: 'u1' })
  })
  test('moves reservations to make room for one that spans two gaps', () => {
    const held = [
      { id: 'a', unitId: 'u0', isThere: false, ...days(1, 3) },
      { id: 'b', unitId: 'u1', isThere: false, ...days(3, 5) },
      { id: 'c', unitId: null, isThere: false, ...days(1, 5) },
    ]
    expect(arrange(['u0', 'u1'], held, TODAY).size).toBe(3)
  })
  test('leaves a dumpster that is out where it stands', () => {
    const held = [
      { id: 'a', unitId: 'u0', isThere: true, ...days(-1, 4) },
      { id: 'b', unitId: null, isThere: false, ...days(1, 3) },
    ]
    expect(Object.fromEntries(arrange(['u1'], held, TODAY))).toEqual({ a: 'u0', b: 'u1' })
  })
})
