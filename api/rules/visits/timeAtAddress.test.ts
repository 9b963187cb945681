import { daysOfMove, daysToCharge, type Stay } from './timeAtAddress.js'

const timeZone = 'America/Chicago'
/** 8 AM on a day of March. */
const at = (day: number) => new Date(Date.UTC(2027, 2, day, 14))

type Visit = Stay['visits'][number]
const visit = (id: string, kind: Visit['kind'], day: number, some: Partial<Visit> = {}): Visit => ({
  id,
  kind,
  status: 'scheduled',
  windowStart: at(day),
  doneAt: null,
  failedAt: null,
  failureReason: null,
  ...some,
})
const done = (day: number) => ({ status: 'done', doneAt: at(day) }) as const
const failed = (day: number, failureReason: Visit['failureReason']) =>
  ({ status: 'failed', failedAt: at(day), failureReason }) as const

type Order = Stay['changeOrders'][number]
const moved = (visitId: string, [from, to]: readonly [number, number], some: Partial<Order> = {}): Order => ({
  kind: 'move_visit',
  status: 'accepted',
  proposedBy: 'customer',
  visitId,
  windowStart: at(to),
  windowBefore: at(from),
  createdAt: at(1),
  decidedAt: at(1),
  ...some,
})
const days = (quantity: string, day: number, voidedByAdmin = false): Stay['charges'][number] => ({
  kind: 'extra_day',
  status: voidedByAdmin ? 'void' : 'booked',
  quantity,
  voidedByAdmin,
  createdAt: at(day),
})

/** A rental from March 12 to 19, which includes its seven days. */
const rental = (some: Partial<Stay> = {}): Stay => ({
  timeZone,
  includedDays: 7,
  visits: [visit('d', 'delivery', 12, done(12)), visit('p', 'pickup', 19, done(19))],
  changeOrders: [],
  charges: [],
  ...some,
})
const charged = (some: Partial<Stay>, now = 40) => daysToCharge(rental(some), at(now))

describe('daysToCharge', () => {
  const delivery = visit('d', 'delivery', 12, done(12))
  test.each<[what: string, stay: Partial<Stay>, days: number]>([
    ['none of the agreed days', {}, 0],
    ['the agreed days beyond those included', { includedDays: 4 }, 3],
    [
      'none that the vendor comes late to pick up',
      { visits: [delivery, visit('p', 'pickup', 19, done(23))] },
      0,
    ],
    [
      'none that the vendor delivers early',
      { visits: [visit('d', 'delivery', 12, done(11)), visit('p', 'pickup', 19, done(19))] },
      0,
    ],
    [
      'fewer days after a late delivery',
      { includedDays: 4, visits: [visit('d', 'delivery', 12, done(14)), visit('p', 'pickup', 19, done(19))] },
      1,
    ],
    [
      'fewer days after an early pickup',
      { includedDays: 4, visits: [delivery, visit('p', 'pickup', 19, done(17))] },
      1,
    ],
    [
      'none that the vendor asked for',
      {
        visits: [delivery, visit('p', 'pickup', 25, done(25))],
        changeOrders: [moved('p', [19, 25], { proposedBy: 'vendor' })],
      },
      0,
    ],
    [
      'the days since a pickup that the customer blocked',
      {
        visits: [
          delivery,
          visit('p', 'pickup', 19, failed(19, 'blocked')),
          visit('q', 'pickup', 22, done(22)),
        ],
      },
      3,
    ],
    [
      'only those until the new pickup was agreed, if the vendor comes later',
      {
        visits: [
          delivery,
          visit('p', 'pickup', 19, failed(19, 'blocked')),
          visit('q', 'pickup', 22, done(29)),
        ],
      },
      3,
    ],
    [
      'none since a pickup that the weather prevented',
      {
        visits: [
          delivery,
          visit('p', 'pickup', 19, failed(19, 'weather')),
          visit('q', 'pickup', 22, done(22)),
        ],
      },
      0,
    ],
    [
      'none before a late vendor found the way blocked',
      {
        visits: [
          delivery,
          visit('p', 'pickup', 19, failed(21, 'blocked')),
          visit('q', 'pickup', 22, done(22)),
        ],
      },
      1,
    ],
    [
      'none from a failed delivery',
      { visits: [visit('d', 'delivery', 12, failed(12, 'blocked')), visit('p', 'pickup', 19)] },
      0,
    ],
    [
      'from the delivery that was scheduled again',
      {
        includedDays: 1,
        visits: [
          visit('d', 'delivery', 12, failed(12, 'blocked')),
          visit('e', 'delivery', 15, done(15)),
          visit('p', 'pickup', 19, done(19)),
        ],
      },
      3,
    ],
    ['none that are charged', { includedDays: 4, charges: [days('3.00', 20)] }, 0],
    ['none that an admin voided', { includedDays: 4, charges: [days('3.00', 20, true)] }, 0],
    [
      'none when completeJob finished the pickup',
      {
        includedDays: 4,
        visits: [delivery, visit('p', 'pickup', 19, { ...done(19), finishedByJob: true })],
      },
      0,
    ],
    [
      'none that the vendor settled at their own price',
      {
        includedDays: 4,
        visits: [delivery, visit('p', 'pickup', 21, done(21))],
        changeOrders: [moved('p', [19, 21], { kind: 'longer_rental', proposedBy: 'vendor' })],
      },
      0,
    ],
  ])('counts %s', (_, stay, expected) => {
    expect(charged(stay)).toBe(expected)
  })

  test('counts until today while the dumpster stands', () => {
    const visits = [visit('d', 'delivery', 12, done(12)), visit('p', 'pickup', 19)]
    expect(charged({ includedDays: 2, visits }, 16)).toBe(2)
  })
})

describe('daysOfMove', () => {
  const planned = [visit('d', 'delivery', 12), visit('p', 'pickup', 19)]
  const customer = { by: 'customer' } as const
  test.each<
    [what: string, stay: Partial<Stay>, move: Parameters<typeof daysOfMove>[1], now: number, days: number]
  >([
    ['a later pickup', {}, { visitId: 'p', windowStart: at(22), ...customer }, 1, 3],
    ['an earlier delivery', {}, { visitId: 'd', windowStart: at(10), ...customer }, 1, 2],
    [
      'a rental that includes the agreed days',
      { includedDays: null },
      { visitId: 'd', windowStart: at(10), ...customer },
      1,
      2,
    ],
    ['days that are included', { includedDays: 9 }, { visitId: 'p', windowStart: at(21), ...customer }, 1, 0],
    ['a later delivery', {}, { visitId: 'd', windowStart: at(14), ...customer }, 1, 0],
    [
      'a pickup asked for days after it was agreed, from that day',
      { visits: [visit('d', 'delivery', 12, done(12)), visit('p', 'pickup', 19)] },
      { visitId: 'p', windowStart: at(25), ...customer },
      22,
      3,
    ],
    [
      'an early delivery, not at all',
      { visits: [visit('d', 'delivery', 12, done(11)), visit('p', 'pickup', 19)] },
      { visitId: 'p', windowStart: at(22), ...customer },
      13,
      3,
    ],
    [
      'a blocked pickup that is scheduled again',
      {
        visits: [visit('d', 'delivery', 12, done(12)), visit('p', 'pickup', 19, failed(19, 'nobody_there'))],
      },
      { visitId: 'p', windowStart: at(24), ...customer },
      19,
      5,
    ],
    [
      'a pickup that the vendor could not do, not at all',
      {
        visits: [visit('d', 'delivery', 12, done(12)), visit('p', 'pickup', 19, failed(19, 'vendor_fault'))],
      },
      { visitId: 'p', windowStart: at(24), ...customer },
      19,
      0,
    ],
    [
      'another extension after a charged one',
      {
        includedDays: null,
        visits: [visit('d', 'delivery', 12), visit('p', 'pickup', 21)],
        changeOrders: [moved('p', [19, 21], { kind: 'longer_rental' })],
        charges: [days('2.00', 1)],
      },
      { visitId: 'p', windowStart: at(22), ...customer },
      2,
      1,
    ],
  ])('prices %s', (_, stay, move, now, expected) => {
    expect(daysOfMove(rental({ visits: planned, ...stay }), move, at(now)).days).toBe(expected)
  })

  test('keeps the length of a rental whose delivery is scheduled again after its pickup', () => {
    const again = [
      visit('d', 'delivery', 12, failed(12, 'blocked')),
      visit('e', 'delivery', 25, done(25)),
      visit('p', 'pickup', 34, done(34)),
    ]
    const changeOrders = [moved('p', [19, 21], { kind: 'longer_rental' })]
    const stay = rental({ visits: again, changeOrders, charges: [days('2.00', 1)] })
    expect(daysToCharge(stay, at(40))).toBe(0)
  })
})
