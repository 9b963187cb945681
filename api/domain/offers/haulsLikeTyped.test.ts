import fc from 'fast-check'
import { haulParts, priceOfParts } from '../../rules/junk/haulPrice.js'
import { type Access, accesses, type ItemKind, itemKinds } from '../../rules/junk/itemKinds.js'
import type { TakenItem } from '../../rules/junk/junkTerms.js'
import { FULL_LOAD, usedEighths } from '../../rules/junk/loads.js'
import { keysOf } from '../../rules/kinds.js'
import { postJunk, SUBMIT_BID } from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { SAVE_HAUL_RULE_ID, SET_USER_ACTIVE } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { makeOffers } from './makeOffers.js'

let harness: Harness
let dana: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  ;[dana, ada] = await Promise.all([customer(harness), admin(harness)])
})
afterAll(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows

/** Reasons not to bid when the task runs; each case has at most two of them. */
const obstacles: Record<string, (dale: TestUser, jobId: string) => Promise<unknown>> = {
  'another area': dale => sql("update service_areas set zip_code = '90210' where vendor_id = $1", [dale.id]),
  'no pickups': dale =>
    sql("delete from vendor_services where vendor_id = $1 and service_type = 'junk_pickup'", [dale.id]),
  'documents required': () => sql('update settings set documents_required = true'),
  'vendor suspended': dale => ada.ask(SET_USER_ACTIVE, { userId: dale.id, isActive: false }),
  'customer suspended': () => sql('update users set is_active = false where id = $1', [dana.id]),
  'job cancelled': (_, jobId) => sql("update jobs set status = 'cancelled' where id = $1", [jobId]),
  'job past its date': async () => {
    harness.clock.now = new Date('2026-12-26T00:00:00Z')
  },
}

// A few kinds, so that requests often name what a vendor doesn't take.
const FEW = ['sofa', 'mattress', 'tire', 'refrigerator', 'box', 'hot_tub'] as const satisfies ItemKind[]
const kind = fc.constantFrom(...FEW)
const dollars = fc.integer({ min: 1, max: 900 }).map(value => `${value}.00`)
const rule = fc.record({
  minimum: dollars,
  eighthPrices: fc
    .array(fc.integer({ min: 1, max: 900 }), { minLength: FULL_LOAD, maxLength: FULL_LOAD })
    .map(all => all.toSorted((one, other) => one - other).map(value => `${value}.00`)),
  stairsPrice: fc.option(dollars),
  extraEighthPrice: fc.option(dollars),
})
const request = fc.record({
  loadEighths: fc.option(fc.integer({ min: 1, max: FULL_LOAD })),
  items: fc.uniqueArray(fc.record({ kind, count: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 3,
    selector: each => each.kind,
  }),
  access: fc.option(fc.constantFrom(...(keysOf(accesses) as Access[]))),
  hasHazardousItems: fc.integer({ min: 0, max: 9 }).map(each => each === 0),
})
const taken: fc.Arbitrary<TakenItem[]> = fc
  .uniqueArray(
    fc.oneof(
      fc.record({ kind, takes: fc.constant('extra' as const), price: dollars }),
      fc.record({ kind, takes: fc.constant('no' as const), price: fc.constant(null) }),
    ),
    { maxLength: 3, selector: each => each.kind },
  )
  .map(all => all.toSorted((one, other) => place(one.kind) - place(other.kind)))
const place = (each: ItemKind) => keysOf(itemKinds).indexOf(each)

const keep = (dale: TestUser, items: readonly TakenItem[]) =>
  Promise.all(
    items.map(item =>
      sql('insert into vendor_items (vendor_id, kind, takes, price) values ($1, $2, $3, $4)', [
        dale.id,
        item.kind,
        item.takes,
        item.price,
      ]),
    ),
  )

test('bids exactly where a typed bid with the same terms would be allowed, at the price of the parts', async () => {
  const made = { instant: 0, refused: 0, unpriced: 0 }
  const chosenObstacles = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray(Object.keys(obstacles), { maxLength: 2 }) },
  )
  await fc.assert(
    fc.asyncProperty(rule, request, taken, chosenObstacles, async (prices, asked, own, chosen) => {
      harness.clock.now = START
      await sql('update settings set documents_required = false')
      await sql('update users set is_active = true where id = $1', [dana.id])
      await sql('update users set is_active = false where user_type = $1', ['vendor'])
      const dale = await vendor(harness)
      await keep(dale, own)
      await dale.ask(SAVE_HAUL_RULE_ID, { input: { ...prices, noticeHours: 0 } })
      const jobId = await postJunk(dana, asked)
      for (const name of chosen) await obstacles[name]!(dale, jobId)
      const haul = { ...asked, loadEighths: usedEighths(asked.loadEighths, asked.items) }
      const parts = haulParts(prices, own, haul)
      const terms = parts && { includedEighths: haul.loadEighths, extraEighthPrice: prices.extraEighthPrice }
      // The answer to a typed bid, taken back.
      const price = parts ? priceOfParts(parts) : '1'
      const answer = await dale.answer(SUBMIT_BID, { input: { jobId, price, ...terms } })
      await sql('delete from bids where vendor_id = $1 and job_id = $2', [dale.id, jobId])
      const { now } = harness.clock
      await makeOffers({ ...harness.app.context, clock: () => now }, { jobId }, taskWork('makeOffers'))
      const bids = await sql(
        `select price, included_eighths, extra_eighth_price, items, parts, is_instant from bids
          where vendor_id = $1 and job_id = $2`,
        [dale.id, jobId],
      )
      const isAllowed = answer.errors.length === 0
      made[parts ? (isAllowed ? 'instant' : 'refused') : 'unpriced'] += 1
      expect({ chosen, bids }).toEqual({
        chosen,
        bids:
          isAllowed && parts
            ? [
                {
                  price,
                  included_eighths: haul.loadEighths,
                  extra_eighth_price: prices.extraEighthPrice,
                  items: own,
                  parts,
                  is_instant: true,
                },
              ]
            : [],
      })
    }),
    { numRuns: 200, includeErrorInReport: true },
  )
  for (const count of Object.values(made)) expect(count).toBeGreaterThan(10)
}, 300_000)
