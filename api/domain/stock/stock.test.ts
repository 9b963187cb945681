import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  bid,
  COMPLETE_VISIT,
  PROPOSE_CHANGE,
  postRental,
  RELEASE_JOB,
  SUBMIT_BID,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, SAVE_OFFER_RULE_ID } from '../../test/operations.js'
import {
  ADD_DAY_OFF,
  DAYS_OFF,
  REMOVE_DAY_OFF,
  RENAME_UNIT,
  RESERVATION,
  RETURN_UNIT,
  reservedFor,
  SET_UNITS,
  STOCK,
  stockUp,
  TAKE_UNIT_OUT,
  UNITS,
} from '../../test/stock.js'
import { taskWork } from '../../test/taskWork.js'
import { tripsOf } from '../../test/trips.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, person, type TestUser, vendor } from '../../test/users.js'
import { extendStock } from '../visits/extendStock.js'

const BIDS = graphql(`
  query BidsOfStock($id: UUID!) { job(id: $id) { bids { nodes { id vendorId status isInstant outOfStockAt } } } }
`)
const WHY_NOT = graphql(`
  query WhyNoStock($id: UUID!) { job(id: $id) { id whyNotBid freeUnits { free total } } }
`)
const BELL = graphql(`query BellOfStock { notices { nodes { kind text jobId } } }`)
const BOARD_UNITS = graphql(`
  query BoardUnits($day: LocalDate!) { board(day: $day) { units { size free total } } }
`)
const VISITS_OF_JOB = graphql(`query VisitsOfStock($id: UUID!) { job(id: $id) { visits { id } } }`)
const JOB_UNIT = graphql(`
  query UnitOfJob($id: UUID!) { job(id: $id) { reservation { unit { label note endangers { id } } } } }
`)
const ASSIGN = graphql(`
  mutation AssignOfStock($visitId: UUID!, $personId: UUID) {
    assignVisit(visitId: $visitId, personId: $personId) { id }
  }
`)

let harness: Harness
let dana: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  ;[dana, ada] = await Promise.all([customer(harness), admin(harness)])
})
afterEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const hauler = () => vendor(harness)
/** A vendor with some dumpsters of 20 yards. */
const stocked = async (count: number, more: object = {}) => {
  const dale = await hauler()
  const sizeId = await stockUp(dale, count, more)
  return { dale, sizeId }
}
const from = (dropoffDate: string, pickupDate: string) => ({ dropoffDate, pickupDate })
/** Soon enough for sessions to last. */
const post = (by: TestUser, more: object = {}) =>
  postRental(by, { ...from('2026-12-03', '2026-12-10'), ...more })
const book = async (dale: TestUser, days: object = {}) => {
  const jobId = await post(dana, days)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  return jobId
}
const unitsOf = async (dale: TestUser) => (await dale.ask(UNITS)).units
const onlyUnit = async (dale: TestUser): Promise<string> => (await unitsOf(dale))[0]!.id
const reasonOf = ({ errors: [error] }: { errors: { message: string; extensions: object }[] }) => [
  (error?.extensions as { reason?: string })?.reason,
  error?.message,
]
const tellsOf = async (by: TestUser, kind: string) =>
  (await by.ask(BELL)).notices.nodes.filter(each => each.kind === kind).map(({ text }) => text)

describe('accepting a bid', () => {
  test('is never limited for a vendor who has entered no dumpsters', async () => {
    const dale = await hauler()
    for (let n = 0; n < 3; n++) expect(await reservedFor(dale, await book(dale))).toBeNull()
  })

  test('reserves a dumpster, and is refused without one, which changes nothing', async () => {
    const { dale } = await stocked(1)
    const [one, other] = [await post(dana), await post(dana)]
    const bids = [await bid(dale, one), await bid(dale, other)]
    await dana.ask(ACCEPT_BID, { bidId: bids[0]! })
    expect(await reservedFor(dale, one)).toBe('20-1 2026-12-03 2026-12-10')
    expect(reasonOf(await dana.answer(ACCEPT_BID, { bidId: bids[1]! }))).toEqual([
      'NO_STOCK',
      'This vendor has no dumpster of that size left for these days. Choose another bid.',
    ])
    expect((await dana.ask(RESERVATION, { id: other })).job.status).toBe('pending')
    expect(await reservedFor(dale, other)).toBeNull()
  })

  test('leaves its vendor with no open bid on full days, and both sides hear why', async () => {
    const { dale } = await stocked(1)
    const kim = await customer(harness)
    const [full, free] = [await post(kim), await post(kim, from('2026-12-10', '2026-12-15'))]
    const [gone, kept] = [await bid(dale, full), await bid(dale, free)]
    await book(dale)
    await harness.mails()
    const [first] = (await kim.ask(BIDS, { id: full })).job.bids.nodes
    expect(first).toMatchObject({ id: gone, status: 'withdrawn', outOfStockAt: START.toISOString() })
    expect((await kim.ask(BIDS, { id: free })).job.bids.nodes).toMatchObject([
      { id: kept, status: 'pending' },
    ])
    expect(await tellsOf(kim, 'bid_withdrawn')).toEqual([
      'Dale Reyes has no dumpster left for the days of your dumpster rental, so the bid of $149.50 was withdrawn.',
    ])
    expect(await tellsOf(dale, 'bid_out_of_stock')).toEqual([
      expect.stringContaining('You have no 20 yard dumpster left Dec 3 to 10.'),
    ])
    expect(reasonOf(await dale.answer(SUBMIT_BID, { input: { jobId: full, price: '300' } }))).toEqual([
      'NO_STOCK',
      'You have no 20 yard dumpster free Dec 3 to 10',
    ])
    expect((await dale.ask(WHY_NOT, { id: full })).job.whyNotBid).toBe('NO_STOCK')
  })

  test('exchanges the dumpsters of other jobs if that makes room', async () => {
    const { dale } = await stocked(2)
    const early = await book(dale, from('2026-12-01', '2026-12-03'))
    const both = await book(dale, from('2026-12-01', '2026-12-05'))
    const late = await book(dale, from('2026-12-03', '2026-12-08'))
    const later = await book(dale, from('2026-12-05', '2026-12-09'))
    const labels = await Promise.all([early, both, late, later].map(id => reservedFor(dale, id)))
    expect(labels.every(label => label?.startsWith('20-'))).toBe(true)
    expect(labels[0]!.slice(0, 4)).not.toBe(labels[1]!.slice(0, 4))
    expect(reasonOf(await acceptOn(dale, from('2026-12-07', '2026-12-08')))[0]).toBe('NO_STOCK')
    expect(await acceptOn(dale, from('2026-12-09', '2026-12-10'))).toMatchObject({ errors: [] })
  })

  test('keeps the days that the vendor needs after a pickup', async () => {
    const { dale } = await stocked(1, { turnaroundDays: 3 })
    expect(await reservedFor(dale, await book(dale))).toBe('20-1 2026-12-03 2026-12-13')
    expect(reasonOf(await acceptOn(dale, from('2026-12-12', '2026-12-15')))[0]).toBe('NO_STOCK')
    expect(await acceptOn(dale, from('2026-12-13', '2026-12-15'))).toMatchObject({ errors: [] })
  })

  test.each([2, 3])('lets as many as there are of ten simultaneous ones win: %i', async count => {
    const { dale } = await stocked(count)
    const jobs = await Promise.all(Array.from({ length: 10 }, () => post(dana)))
    const bids = await Promise.all(jobs.map(jobId => bid(dale, jobId)))
    const answers = await Promise.all(bids.map(bidId => dana.answer(ACCEPT_BID, { bidId })))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(count)
    expect(new Set(answers.filter(({ errors }) => errors.length > 0).map(each => reasonOf(each)[0]))).toEqual(
      new Set(['NO_STOCK']),
    )
  })
})

/** The answer to accepting a bid that was open before the days were full. */
const acceptOn = async (dale: TestUser, days: object) => {
  const jobId = await post(dana, days)
  const bidId = await bid(dale, jobId).catch(() => null)
  if (bidId) return dana.answer(ACCEPT_BID, { bidId })
  return dale.answer(SUBMIT_BID, { input: { jobId, price: '300' } })
}

describe('a dumpster is free again', () => {
  test.each<[string, (dale: TestUser, jobId: string) => Promise<unknown>]>([
    ['its job is given back', (dale, jobId) => dale.ask(RELEASE_JOB, { jobId })],
    ['its job is cancelled', (_, jobId) => dana.ask(CANCEL_JOB, { jobId })],
  ])('when %s', async (_, act) => {
    const { dale } = await stocked(1)
    const jobId = await book(dale)
    await act(dale, jobId)
    expect(await reservedFor(dale, await book(dale))).toBe('20-1 2026-12-03 2026-12-10')
  })

  test('on the day of its pickup, which may be earlier', async () => {
    const { dale } = await stocked(1)
    const jobId = await book(dale)
    const trips = tripsOf(harness, dale, jobId)
    await trips.finish('delivery')
    await dana.ask(PROPOSE_CHANGE, { input: { jobId, kind: 'earlier_pickup', pickupDate: '2026-12-08' } })
    await trips.finish('pickup')
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-03 2026-12-08')
    expect(await reservedFor(dale, await book(dale, from('2026-12-08', '2026-12-10')))).toContain('20-1')
  })
})

describe('the delivery', () => {
  const leave = async (dale: TestUser, visitId: string, unitLabel?: string) =>
    dale.answer(COMPLETE_VISIT, { visitId, input: { photos: [await photo(dale)], unitLabel } })
  const deliver = async (dale: TestUser, jobId: string, unitLabel?: string) =>
    leave(dale, await tripsOf(harness, dale, jobId).come('delivery'), unitLabel)

  test('names the dumpster that was reserved', async () => {
    const { dale } = await stocked(1)
    expect((await deliver(dale, await book(dale))).data!.completeVisit.unitLabel).toBe('20-1')
  })

  test('records another one, and the job that should have got it gets the first', async () => {
    const { dale } = await stocked(2)
    const [one, other] = [await book(dale), await book(dale)]
    expect(await reservedFor(dale, one)).toContain('20-1')
    await deliver(dale, one, ' 20-2 ')
    expect(await reservedFor(dale, one)).toContain('20-2')
    expect(await reservedFor(dale, other)).toContain('20-1')
    const visitId = await tripsOf(harness, dale, other).come('delivery')
    expect(reasonOf(await leave(dale, visitId, '20-2'))).toEqual([
      'UNIT_TAKEN',
      '20-2 stands at another address until Dec 10',
    ])
    expect((await leave(dale, visitId)).data!.completeVisit.unitLabel).toBe('20-1')
  })

  test('takes any other name as it is', async () => {
    const { dale } = await stocked(1)
    expect((await deliver(dale, await book(dale), "Bob's")).data!.completeVisit.unitLabel).toBe("Bob's")
  })

  test('asks which one it was if none is reserved', async () => {
    const { dale } = await stocked(1)
    const jobId = await book(dale)
    const id = await onlyUnit(dale)
    expect((await dale.ask(TAKE_UNIT_OUT, { id, note: 'Rusty' })).takeUnitOut).toMatchObject({
      note: 'Rusty',
      endangers: [{ id: jobId }],
    })
    expect(await reservedFor(dale, jobId)).toBe('none 2026-12-03 2026-12-10')
    expect(reasonOf(await deliver(dale, jobId))).toEqual(['UNIT_NEEDED', 'Which dumpster did you bring?'])
    await dale.ask(RETURN_UNIT, { id })
    expect(await reservedFor(dale, jobId)).toContain('20-1')
  })
})

describe('a delivery that is late, too', () => {
  test('holds the dumpster from its own day on, after the one that came back late', async () => {
    const { dale } = await stocked(1)
    const late = await book(dale)
    const next = await book(dale, from('2026-12-11', '2026-12-15'))
    await tripsOf(harness, dale, late).finish('delivery')
    await tripsOf(harness, dale, late).finish('pickup', { days: 2 })
    await tripsOf(harness, dale, next).finish('delivery', { days: 2 })
    expect(await reservedFor(dale, late)).toBe('20-1 2026-12-03 2026-12-12')
    expect(await reservedFor(dale, next)).toBe('20-1 2026-12-13 2026-12-15')
  })
})

describe('other days', () => {
  const longer = (by: TestUser, jobId: string, pickupDate: string) =>
    by.answer(PROPOSE_CHANGE, { input: { jobId, kind: 'longer_rental', pickupDate } })

  test('are refused if another job needs the dumpster then', async () => {
    const { dale } = await stocked(1)
    const jobId = await post(dana)
    const input = { jobId, price: '300', includedDays: 7, extraDayPrice: '10' }
    await dana.ask(ACCEPT_BID, { bidId: (await dale.ask(SUBMIT_BID, { input })).submitBid.id })
    await book(dale, from('2026-12-12', '2026-12-15'))
    expect(reasonOf(await longer(dana, jobId, '2026-12-13'))).toEqual([
      'NO_STOCK',
      'This vendor has no dumpster of that size left for these days.',
    ])
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-03 2026-12-10')
    expect(await longer(dana, jobId, '2026-12-12')).toMatchObject({ errors: [] })
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-03 2026-12-12')
  })
})

describe('a swap', () => {
  const swap = (by: TestUser, jobId: string, day: string) =>
    by.answer(PROPOSE_CHANGE, {
      input: { jobId, kind: 'swap', windowStart: `${day}T15:00:00.000Z`, windowEnd: `${day}T18:00:00.000Z` },
    })
  const delivered = async (dale: TestUser) => {
    const jobId = await post(dana)
    const input = { jobId, price: '300', swapPrice: '120' }
    await dana.ask(ACCEPT_BID, { bidId: (await dale.ask(SUBMIT_BID, { input })).submitBid.id })
    await tripsOf(harness, dale, jobId).finish('delivery')
    return jobId
  }

  test('takes another dumpster from its day on, at once if one is free', async () => {
    const { dale } = await stocked(2)
    const jobId = await delivered(dale)
    expect((await swap(dana, jobId, '2026-12-06')).data!.proposeChangeOrder.status).toBe('accepted')
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-03 2026-12-07')
    const [{ days } = {}] = (await dale.ask(STOCK, { from: '2026-12-05', to: '2026-12-06' })).stock
    expect(days!.map(({ taken }) => taken)).toEqual([1, 2])
    await tripsOf(harness, dale, jobId).finish('swap')
    expect(await reservedFor(dale, jobId)).toBe('20-2 2026-12-06 2026-12-10')
    expect(await reservedFor(dale, await book(dale, from('2026-12-07', '2026-12-09')))).toContain('20-1')
  })

  test('is asked for if none is, since the vendor may bring the same one back', async () => {
    const { dale } = await stocked(1)
    const jobId = await delivered(dale)
    const asked = (await swap(dana, jobId, '2026-12-06')).data!.proposeChangeOrder
    expect(asked.status).toBe('proposed')
    await dale.ask(ACCEPT_CHANGE, { id: asked.id })
    const [{ short } = {}] = (await dale.ask(STOCK, { from: '2026-12-06', to: '2026-12-06' })).stock
    expect(short).toEqual([{ id: jobId }])
    const visitId = await tripsOf(harness, dale, jobId).come('swap')
    const photos = [await photo(dale)]
    expect(reasonOf(await dale.answer(COMPLETE_VISIT, { visitId, input: { photos } }))[0]).toBe('UNIT_NEEDED')
    await dale.ask(COMPLETE_VISIT, { visitId, input: { photos, unitLabel: '20-1' } })
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-06 2026-12-10')
  })

  test('can bring back what it took', async () => {
    const { dale } = await stocked(2)
    const jobId = await delivered(dale)
    await swap(dana, jobId, '2026-12-06')
    const visitId = await tripsOf(harness, dale, jobId).come('swap')
    const input = { photos: [await photo(dale)], unitLabel: '20-1', takenLabel: '20-1' }
    expect(await dale.answer(COMPLETE_VISIT, { visitId, input })).toMatchObject({ errors: [] })
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-06 2026-12-10')
  })
})

describe('swaps on one day', () => {
  const priced = async (dale: TestUser) => {
    const jobId = await post(dana)
    const input = { jobId, price: '300', swapPrice: '120', includedDays: 7, extraDayPrice: '10' }
    await dana.ask(ACCEPT_BID, { bidId: (await dale.ask(SUBMIT_BID, { input })).submitBid.id })
    await tripsOf(harness, dale, jobId).finish('delivery')
    return jobId
  }
  /** Asks the vendor, who comes at once. */
  const swap = async (dale: TestUser, jobId: string, hour: string, unitLabel: string) => {
    const windowStart = `2026-12-${hour}:00:00.000Z`
    const windowEnd = `2026-12-${hour}:59:00.000Z`
    const input = { jobId, kind: 'swap' as const, windowStart, windowEnd }
    const { id, status } = (await dana.ask(PROPOSE_CHANGE, { input })).proposeChangeOrder
    if (status === 'proposed') await dale.ask(ACCEPT_CHANGE, { id })
    const visitId = await tripsOf(harness, dale, jobId).come('swap')
    await dale.ask(COMPLETE_VISIT, { visitId, input: { photos: [await photo(dale)], unitLabel } })
  }
  const longer = (jobId: string) =>
    dana.ask(PROPOSE_CHANGE, { input: { jobId, kind: 'longer_rental', pickupDate: '2026-12-12' } })

  test('free what they took, and hold what they brought', async () => {
    const { dale } = await stocked(2)
    const jobId = await priced(dale)
    await swap(dale, jobId, '03T20', '20-2')
    expect(await reservedFor(dale, jobId)).toBe('20-2 2026-12-03 2026-12-10')
    const next = await book(dale, from('2026-12-04', '2026-12-08'))
    const visitId = await tripsOf(harness, dale, next).come('delivery')
    await dale.ask(COMPLETE_VISIT, { visitId, input: { photos: [await photo(dale)], unitLabel: '20-1' } })
    await longer(jobId)
    expect(await reservedFor(dale, jobId)).toBe('20-2 2026-12-03 2026-12-12')
  })

  test('hold the same dumpster as long as before', async () => {
    const { dale } = await stocked(1)
    const jobId = await priced(dale)
    await swap(dale, jobId, '03T20', '20-1')
    await longer(jobId)
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-03 2026-12-12')
    for (const hour of ['07T15', '07T20']) await swap(dale, jobId, hour, '20-1')
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-07 2026-12-12')
    const [{ days } = {}] = (await dale.ask(STOCK, { from: '2026-12-07', to: '2026-12-12' })).stock
    expect(days!.map(({ taken }) => taken)).toEqual([1, 1, 1, 1, 1, 0])
  })

  test('are late when the truck is on its way since yesterday', async () => {
    const { dale } = await stocked(2)
    const jobId = await priced(dale)
    const window = { windowStart: '2026-12-06T20:00:00.000Z', windowEnd: '2026-12-06T22:00:00.000Z' }
    await dana.ask(PROPOSE_CHANGE, { input: { jobId, kind: 'swap', ...window } })
    await tripsOf(harness, dale, jobId).come('swap')
    harness.clock.now = new Date('2026-12-08T18:00:00Z')
    await extendStock(harness.app.context, {}, taskWork('extendStock'))
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-03 2026-12-10')
  })

  test('that are over keep their place when dumpsters are entered', async () => {
    const dale = await hauler()
    const sizeId = await stockUp(dale, 0)
    const jobId = await priced(dale)
    await swap(dale, jobId, '05T20', 'Blue')
    harness.clock.now = new Date('2026-12-08T18:00:00Z')
    await dale.ask(SET_UNITS, { sizeId, count: 1 })
    await longer(jobId)
    expect(await reservedFor(dale, jobId)).toBe('20-1 2026-12-05 2026-12-12')
  })
})

describe('a dumpster that is not back', () => {
  const extend = () => extendStock(harness.app.context, {}, taskWork('extendStock'))

  test('stays reserved each night, and its vendor hears which order has none', async () => {
    const { dale } = await stocked(1)
    const late = await book(dale)
    const next = await book(dale, from('2026-12-11', '2026-12-15'))
    await tripsOf(harness, dale, late).finish('delivery')
    harness.clock.now = new Date('2026-12-11T18:00:00Z')
    await extend()
    await extend()
    expect(await reservedFor(dale, late)).toBe('20-1 2026-12-03 2026-12-12')
    expect(await reservedFor(dale, next)).toBe('none 2026-12-11 2026-12-15')
    expect(await tellsOf(dale, 'stock_endangered')).toEqual([
      expect.stringContaining('has no 20 yard dumpster for Dec 11. It should have got 20-1'),
    ])
    const [unit] = await unitsOf(dale)
    expect(unit!.endangers).toEqual([{ id: next }])
    const [{ days, short } = {}] = (await dale.ask(STOCK, { from: '2026-12-11', to: '2026-12-12' })).stock
    expect(days).toEqual([
      { day: '2026-12-11', total: 1, taken: 2, overdue: 1 },
      { day: '2026-12-12', total: 1, taken: 1, overdue: 0 },
    ])
    expect(short).toEqual([{ id: next }])
    await tripsOf(harness, dale, late).finish('pickup', { days: 1 })
    harness.clock.now = new Date('2026-12-11T19:00:00Z')
  })

  test('stays reserved after nights that were missed, on days of an order that nobody served', async () => {
    const { dale } = await stocked(1)
    const late = await book(dale)
    const next = await book(dale, from('2026-12-11', '2026-12-12'))
    await tripsOf(harness, dale, late).finish('delivery')
    harness.clock.now = new Date('2026-12-12T18:00:00Z')
    await extend()
    expect(await reservedFor(dale, late)).toBe('20-1 2026-12-03 2026-12-13')
    expect(await reservedFor(dale, next)).toBe('none 2026-12-11 2026-12-12')
  })

  test('is replaced by another one as long as there is one', async () => {
    const { dale } = await stocked(2)
    const late = await book(dale)
    const next = await book(dale, from('2026-12-10', '2026-12-15'))
    await tripsOf(harness, dale, late).finish('delivery')
    expect(await reservedFor(dale, next)).toContain('20-1')
    harness.clock.now = new Date('2026-12-11T06:30:00Z')
    await extend()
    expect(await reservedFor(dale, next)).toContain('20-2')
    expect(await tellsOf(dale, 'stock_endangered')).toEqual([])
  })
})

describe('entering dumpsters', () => {
  test('numbers them, and reserves them for jobs that the vendor has already', async () => {
    const dale = await hauler()
    const jobs = [await book(dale), await book(dale), await book(dale)]
    await tripsOf(harness, dale, jobs[2]!).finish('delivery')
    harness.clock.now = START
    const sizeId = await stockUp(dale, 2)
    expect((await unitsOf(dale)).map(({ label }) => label)).toEqual(['20-1', '20-2'])
    const short = (await dale.ask(STOCK, { from: '2026-12-03', to: '2026-12-03' })).stock[0]!.short
    expect(short).toHaveLength(1)
    expect(await reservedFor(dale, jobs[2]!)).toContain('20-')
    await dale.ask(SET_UNITS, { sizeId, count: 3 })
    expect((await dale.ask(STOCK, { from: '2026-12-03', to: '2026-12-03' })).stock).toEqual([
      { size: '20_yard', days: [{ day: '2026-12-03', total: 3, taken: 3, overdue: 0 }], short: [] },
    ])
    expect((await dale.ask(BOARD_UNITS, { day: '2026-12-10' })).board.units).toEqual([
      { size: '20_yard', free: 3, total: 3 },
    ])
    expect((await dale.answer(SET_UNITS, { sizeId, count: 0 })).errors).toEqual([])
    expect(await reservedFor(dale, jobs[0]!)).toBeNull()
    await book(dale)
  })

  test('removes those that nobody needs first, and none that stands at an address', async () => {
    const { dale, sizeId } = await stocked(3)
    const jobId = await book(dale)
    await tripsOf(harness, dale, jobId).finish('delivery')
    harness.clock.now = START
    await dale.ask(SET_UNITS, { sizeId, count: 1 })
    expect((await unitsOf(dale)).map(({ label }) => label)).toEqual(['20-1'])
    expect(await reservedFor(dale, jobId)).toContain('20-1')
  })

  test('keeps one that should be back by now', async () => {
    const { dale, sizeId } = await stocked(2)
    const jobId = await book(dale)
    const visitId = await tripsOf(harness, dale, jobId).come('delivery')
    await dale.ask(COMPLETE_VISIT, { visitId, input: { photos: [await photo(dale)], unitLabel: '20-2' } })
    harness.clock.now = new Date('2026-12-11T18:00:00Z')
    await dale.ask(SET_UNITS, { sizeId, count: 1 })
    expect((await unitsOf(dale)).map(({ label }) => label)).toEqual(['20-2'])
  })

  test('gives a job that had none what comes back, whose days before stay', async () => {
    const dale = await hauler()
    const sizeId = await stockUp(dale, 0)
    const jobs = [await book(dale), await book(dale)]
    for (const id of jobs) await tripsOf(harness, dale, id).finish('delivery')
    await dale.ask(SET_UNITS, { sizeId, count: 1 })
    const isFirst = (await reservedFor(dale, jobs[0]!))!.startsWith('20-1')
    const [has, waits] = (isFirst ? jobs : jobs.toReversed()) as [string, string]
    harness.clock.now = new Date('2026-12-06T18:00:00Z')
    await dana.ask(PROPOSE_CHANGE, {
      input: { jobId: has, kind: 'earlier_pickup', pickupDate: '2026-12-08' },
    })
    await tripsOf(harness, dale, has).finish('pickup')
    harness.clock.now = new Date('2026-12-09T18:00:00Z')
    const input = { jobId: waits, kind: 'longer_rental' as const, pickupDate: '2026-12-14' }
    const { id } = (await dana.ask(PROPOSE_CHANGE, { input })).proposeChangeOrder
    await dale.answer(ACCEPT_CHANGE, { id })
    expect(await reservedFor(dale, has)).toBe('20-1 2026-12-03 2026-12-08')
    expect(await reservedFor(dale, waits)).toBe('20-1 2026-12-09 2026-12-14')
  })

  test.each([
    [-1, 'Enter a whole number up to 100'],
    [101, 'Enter a whole number up to 100'],
  ])('refuses %d', async (count, message) => {
    const { dale, sizeId } = await stocked(1)
    const { errors } = await dale.answer(SET_UNITS, { sizeId, count })
    expect(JSON.stringify(errors)).toContain(message)
  })

  test('gives each a label of its own', async () => {
    const { dale } = await stocked(2)
    const [one, other] = await unitsOf(dale)
    expect((await dale.ask(RENAME_UNIT, { id: one!.id, label: ' Blue ' })).renameUnit.label).toBe('Blue')
    const rename = async (id: string, label: string) =>
      JSON.stringify((await dale.answer(RENAME_UNIT, { id, label })).errors)
    expect(await rename(one!.id, '20-2')).toContain('You already have a dumpster called 20-2')
    // Pages show two spaces as one.
    await rename(one!.id, 'Big  Blue')
    expect(await rename(other!.id, ' big blue')).toContain('You already have a dumpster called big blue')
  })

  test("is the vendor's own", async () => {
    const { dale, sizeId } = await stocked(1)
    const id = await onlyUnit(dale)
    const luis = await person(harness, dale, 'driver')
    const rosa = await person(harness, dale, 'dispatcher')
    expect((await rosa.ask(UNITS)).units).toHaveLength(1)
    expect((await luis.answer(UNITS)).errors).toHaveLength(1)
    for (const stranger of [await hauler(), dana, ada]) {
      expect((await stranger.answer(SET_UNITS, { sizeId, count: 5 })).errors).toHaveLength(1)
      expect((await stranger.answer(RENAME_UNIT, { id, label: 'Mine' })).errors).toHaveLength(1)
      expect((await stranger.answer(TAKE_UNIT_OUT, { id })).errors).toHaveLength(1)
    }
    const jobId = await book(dale)
    expect((await dana.ask(RESERVATION, { id: jobId })).job.reservation).toBeNull()
    expect((await ada.ask(RESERVATION, { id: jobId })).job.reservation?.unit?.label).toBe('20-1')
  })
})

describe('what is free for a request', () => {
  const freeFor = async (by: TestUser, id: string) => (await by.ask(WHY_NOT, { id })).job
  test('counts down to none, for the vendor alone', async () => {
    const { dale } = await stocked(2)
    const open = await post(dana)
    const id = open
    expect(await freeFor(dale, open)).toEqual({ id, whyNotBid: null, freeUnits: { free: 2, total: 2 } })
    await book(dale)
    expect((await freeFor(dale, open)).freeUnits).toEqual({ free: 1, total: 2 })
    const booked = await book(dale)
    expect(await freeFor(dale, open)).toEqual({
      id,
      whyNotBid: 'NO_STOCK',
      freeUnits: { free: 0, total: 2 },
    })
    for (const other of [dana, ada, await hauler()]) expect((await freeFor(other, open)).freeUnits).toBeNull()
    expect((await freeFor(dale, booked)).freeUnits).toBeNull()
  })
})

describe('where a dumpster is', () => {
  const STAYS = graphql(`query Stays { units { label stay { job { id } from to isThere } } }`)
  const JOB_STAY = graphql(`
    query StayOfJob($id: UUID!) { job(id: $id) { id reservation { unit { label stay { from } } } } }
  `)

  test('is the job that holds it, until it is back and ready', async () => {
    const { dale } = await stocked(2, { turnaroundDays: 2 })
    const jobId = await book(dale)
    const stay = { job: { id: jobId }, from: '2026-12-03', to: '2026-12-12', isThere: false }
    const staysOf = async () => (await dale.ask(STAYS)).units
    expect(await staysOf()).toEqual([
      { label: '20-1', stay },
      { label: '20-2', stay: null },
    ])
    const trips = tripsOf(harness, dale, jobId)
    await trips.finish('delivery')
    expect((await staysOf())[0]!.stay).toEqual({ ...stay, isThere: true })
    await trips.finish('pickup', { days: 1 })
    expect((await staysOf())[0]!.stay).toMatchObject({ job: { id: jobId }, isThere: false })
  })

  test('is not told to a driver, who reads the label alone', async () => {
    const { dale } = await stocked(1)
    const jobId = await book(dale)
    harness.clock.now = new Date('2026-12-03T15:00:00Z')
    const luis = await person(harness, dale, 'driver')
    const { visits } = (await dale.ask(VISITS_OF_JOB, { id: jobId })).job
    await dale.ask(ASSIGN, { visitId: visits[0]!.id, personId: luis.id })
    expect((await luis.ask(JOB_STAY, { id: jobId })).job.reservation).toEqual({
      unit: { label: '20-1', stay: null },
    })
    expect((await dale.ask(JOB_STAY, { id: jobId })).job.reservation!.unit!.stay).not.toBeNull()
  })

  test('nor why it is out, nor whose order it endangers', async () => {
    const { dale } = await stocked(1)
    const [jobId, next] = [await book(dale), await book(dale, from('2026-12-11', '2026-12-15'))]
    const luis = await person(harness, dale, 'driver')
    await tripsOf(harness, dale, jobId).finish('delivery')
    const { id: visitId } = await tripsOf(harness, dale, jobId).visitOf('pickup')
    await dale.ask(ASSIGN, { visitId, personId: luis.id })
    harness.clock.now = new Date('2026-12-11T18:00:00Z')
    await extendStock(harness.app.context, {}, taskWork('extendStock'))
    await dale.ask(TAKE_UNIT_OUT, { id: await onlyUnit(dale), note: 'Rusty' })
    const unitFor = async (by: TestUser) => (await by.ask(JOB_UNIT, { id: jobId })).job.reservation!.unit
    expect(await unitFor(dale)).toEqual({ label: '20-1', note: 'Rusty', endangers: [{ id: next }] })
    expect(await unitFor(luis)).toEqual({ label: '20-1', note: null, endangers: [] })
  })
})

describe('days off', () => {
  const add = (dale: TestUser, first: string, last: string) =>
    dale.answer(ADD_DAY_OFF, { input: { from: first, to: last, note: 'Holidays' } })

  test('are added once, listed, and removed', async () => {
    const dale = await hauler()
    await add(dale, '2026-12-03', '2026-12-05')
    const { data } = await add(dale, '2026-12-03', '2026-12-05')
    const { id } = data!.addDayOff
    expect((await dale.ask(DAYS_OFF)).daysOff).toEqual([
      { id, from: '2026-12-03', to: '2026-12-05', note: 'Holidays' },
    ])
    expect((await dana.answer(REMOVE_DAY_OFF, { id })).errors).toHaveLength(1)
    await dale.ask(REMOVE_DAY_OFF, { id })
    expect((await dale.ask(DAYS_OFF)).daysOff).toEqual([])
  })

  test.each([
    ['2026-12-05', '2026-12-03', 'The last day cannot come before the first'],
    ['2026-11-01', '2026-11-02', 'Choose days that are still to come'],
  ])('from %s to %s are refused', async (first, last, message) => {
    expect(JSON.stringify((await add(await hauler(), first, last)).errors)).toContain(message)
  })

  test('need the vendor for what a customer could else move at once', async () => {
    const dale = await hauler()
    await add(dale, '2026-12-08', '2026-12-08')
    const earlier = async (pickupDate: string) => {
      const input = { jobId: await book(dale), kind: 'earlier_pickup' as const, pickupDate }
      return (await dana.ask(PROPOSE_CHANGE, { input })).proposeChangeOrder.status
    }
    expect(await earlier('2026-12-08')).toBe('proposed')
    expect(await earlier('2026-12-07')).toBe('accepted')
  })

  test('keep rules from bidding, but not the vendor', async () => {
    const zipCode = '73299'
    const dale = await vendor(harness, { zips: [zipCode] })
    await dale.ask(SAVE_OFFER_RULE_ID, { input: { size: '20_yard', price: '380' } })
    await add(dale, '2026-12-10', '2026-12-10')
    const jobId = await post(dana, { zipCode })
    await harness.mails()
    expect((await dana.ask(BIDS, { id: jobId })).job.bids.nodes).toEqual([])
    await bid(dale, jobId)
  })
})

test('a rule bids on no day that is full', async () => {
  const zipCode = '73298'
  const dale = await vendor(harness, { zips: [zipCode] })
  await stockUp(dale, 1)
  await dale.ask(SAVE_OFFER_RULE_ID, { input: { size: '20_yard', price: '380' } })
  const one = await post(dana, { zipCode })
  await harness.mails()
  const [made] = (await dana.ask(BIDS, { id: one })).job.bids.nodes
  await dana.ask(ACCEPT_BID, { bidId: made!.id })
  const [full, free] = [
    await post(dana, { zipCode }),
    await post(dana, { zipCode, ...from('2026-12-10', '2026-12-12') }),
  ]
  await harness.mails()
  expect((await dana.ask(BIDS, { id: full })).job.bids.nodes).toEqual([])
  expect((await dana.ask(BIDS, { id: free })).job.bids.nodes).toHaveLength(1)
})
