import type { Operation } from '../../test/client.js'
import { ACCEPT_BID, bid, postJunk, postRental, SUBMIT_BID } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, SET_USER_ACTIVE } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness, { zips: ['78701', '96813', '00918', '85001'] })
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const LIST = graphql(`
  query SortedJobs($sort: JobSort, $vendorId: UUID) {
    availableJobs(sort: $sort, vendorId: $vendorId, first: 100) { totalCount nodes { id } }
  }
`)
const JOB = graphql(`
  query BiddingPermissions($id: UUID!) {
    job(id: $id) {
      whyNotBid viewerCanAccept myBid { id } bids { nodes { viewerCanDecide viewerCanChange
      viewerCanWithdraw } }
    }
  }
`)
const CHANGE = graphql(`
  mutation ChangeBidPrice($input: ChangeBidInput!) {
    changeBid(input: $input) { price }
  }
`)
const WITHDRAW = graphql(
  `mutation WithdrawBidStatus($bidId: UUID!) { withdrawBid(bidId: $bidId) { status } }`,
)
const DECLINE = graphql(`mutation DeclineBidStatus($bidId: UUID!) { declineBid(bidId: $bidId) { status } }`)

const listed = async (by: TestUser, variables: object = {}): Promise<string[]> => {
  const { totalCount, nodes } = (await by.ask(LIST, variables)).availableJobs
  expect(totalCount).toBe(nodes.length)
  return nodes.map(({ id }) => id)
}
const reasonOf = async (by: TestUser, act: Operation, variables: object) =>
  (await by.refusal(act, variables)).extensions.reason
const at = (iso: string) => {
  harness.clock.now = new Date(iso)
}

describe('a job past its date', () => {
  // The last millisecond at which each job can still begin, in the job's time zone.
  test.each<[string, (dana: TestUser) => Promise<string>, string]>([
    [
      'junk, at its moment',
      dana => postJunk(dana, { pickupDateTime: '2026-11-24T15:00:00Z' }),
      '2026-11-24T14:59:59.999Z',
    ],
    [
      'a rental in Austin, when its dropoff date ends there',
      dana => postRental(dana, { dropoffDate: '2026-11-24' }),
      '2026-11-25T05:59:59.999Z',
    ],
    [
      'a rental in Honolulu',
      dana => postRental(dana, { zipCode: '96813', dropoffDate: '2026-11-24' }),
      '2026-11-25T09:59:59.999Z',
    ],
    [
      'a rental in San Juan',
      dana => postRental(dana, { zipCode: '00918', dropoffDate: '2026-11-24' }),
      '2026-11-25T03:59:59.999Z',
    ],
    [
      'a rental in Phoenix on a day of 23 hours elsewhere',
      dana => postRental(dana, { zipCode: '85001', dropoffDate: '2027-03-14', pickupDate: '2027-03-21' }),
      '2027-03-15T06:59:59.999Z',
    ],
    [
      'a rental in Austin on a day of 23 hours',
      dana => postRental(dana, { dropoffDate: '2027-03-14', pickupDate: '2027-03-21' }),
      '2027-03-15T04:59:59.999Z',
    ],
  ])('leaves it out of lists, bids, and acceptance: %s', async (_, post, last) => {
    // Sessions expire, so these users sign in three days before.
    at(new Date(Date.parse(last) - 3 * 86_400_000).toISOString())
    const zips = ['78701', '96813', '00918', '85001']
    const [dana, dale, early] = await Promise.all([
      customer(harness),
      vendor(harness, { zips }),
      vendor(harness, { zips }),
    ])
    const id = await post(dana)
    // Within the window, so that the bid ends with the job.
    at(new Date(Date.parse(last) - 3_600_000).toISOString())
    const bidId = await bid(early, id)

    at(last)
    for (const sort of ['newest', 'soonest']) expect(await listed(dale, { sort })).toContain(id)
    expect((await dale.ask(JOB, { id })).job).toMatchObject({ whyNotBid: null })
    expect((await dana.ask(JOB, { id })).job).toMatchObject({
      viewerCanAccept: true,
      bids: { nodes: [{ viewerCanDecide: true }] },
    })
    await early.ask(CHANGE, { input: { bidId, price: '120' } })

    at(new Date(Date.parse(last) + 1).toISOString())
    for (const sort of ['newest', 'soonest']) expect(await listed(dale, { sort })).not.toContain(id)
    expect((await dale.refusal(JOB, { id })).extensions.code).toBe('NOT_FOUND')
    expect((await dana.ask(JOB, { id })).job).toMatchObject({
      viewerCanAccept: false,
      bids: { nodes: [{ viewerCanDecide: false }] },
    })
    expect((await early.ask(JOB, { id })).job.bids.nodes).toEqual([
      { viewerCanDecide: false, viewerCanChange: false, viewerCanWithdraw: false },
    ])
    expect(await dale.refusal(SUBMIT_BID, { input: { jobId: id, price: '99' } })).toMatchObject({
      message: 'This request is past its date',
      extensions: { code: 'CONFLICT', reason: 'JOB_EXPIRED' },
    })
    expect(await reasonOf(early, CHANGE, { input: { bidId, price: '110' } })).toBe('JOB_EXPIRED')
    expect(await reasonOf(dana, ACCEPT_BID, { bidId })).toBe('JOB_EXPIRED')
    expect(await reasonOf(dana, DECLINE, { bidId })).toBe('JOB_EXPIRED')
    const { rows } = await harness.database.pool.query(
      'select j.status, b.price, b.status as bid from jobs j join bids b on b.job_id = j.id where j.id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'pending', price: '120.00', bid: 'pending' }])
    expect(await reasonOf(early, WITHDRAW, { bidId })).toBe('BID_EXPIRED')
  })

  test('still fills a page of open jobs', async () => {
    const ben = await vendor(harness, { zips: ['60601'] })
    const open: string[] = []
    for (let day = 1; day <= 6; day++) {
      await postJunk(dana, { zipCode: '60601', pickupDateTime: `2026-11-2${day}T09:00:00Z` })
      open.push(
        await postRental(dana, {
          zipCode: '60601',
          dropoffDate: `2026-12-0${day}`,
          pickupDate: '2026-12-20',
        }),
      )
    }
    at('2026-11-26T09:00:00Z')
    const PAGE = graphql(`
      query SoonestJobs($after: String) {
        availableJobs(first: 4, sort: soonest, after: $after) {
          totalCount nodes { id } pageInfo { hasNextPage endCursor }
        }
      }
    `)
    const first = (await ben.ask(PAGE)).availableJobs
    expect(first).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true } })
    const second = (await ben.ask(PAGE, { after: first.pageInfo.endCursor })).availableJobs
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(open)
    expect(second.pageInfo.hasNextPage).toBe(false)
  })
})

test("filters by the date in the job's time zone", async () => {
  const mia = await vendor(harness, { zips: ['96815'] })
  // 9 PM on Dec 1 in Honolulu, Dec 2 in every other state.
  const late = await postJunk(dana, { zipCode: '96815', pickupDateTime: '2026-12-02T07:00:00Z' })
  const ON = graphql(`
    query JobsOnDay($date: LocalDate) {
      availableJobs(date: $date) { nodes { id timeZone } }
    }
  `)
  for (const zone of ['UTC', 'America/New_York', 'Pacific/Auckland']) {
    const found = async (date: string) =>
      (await mia.ask(ON, { date }, { 'x-time-zone': zone })).availableJobs.nodes
    expect(await found('2026-12-01')).toEqual([{ id: late, timeZone: 'Pacific/Honolulu' }])
    expect(await found('2026-12-02')).toEqual([])
  }
})

test("hides a suspended customer's jobs until reactivation", async () => {
  const ada = await admin(harness)
  const kim = await customer(harness)
  const id = await postJunk(kim)
  const early = await vendor(harness)
  await bid(early, id)
  await ada.ask(SET_USER_ACTIVE, { userId: kim.id, isActive: false })
  expect(await listed(dale)).not.toContain(id)
  expect(await listed(ada, { vendorId: dale.id })).not.toContain(id)
  expect((await dale.refusal(JOB, { id })).extensions.code).toBe('NOT_FOUND')
  expect((await early.ask(JOB, { id })).job).toMatchObject({ whyNotBid: 'JOB_NOT_OPEN' })
  expect(await reasonOf(dale, SUBMIT_BID, { input: { jobId: id, price: '99' } })).toBe('JOB_NOT_OPEN')
  await ada.ask(SET_USER_ACTIVE, { userId: kim.id, isActive: true })
  expect(await listed(dale)).toContain(id)
  await bid(dale, id)
})

const ABOUT = graphql(`
  query JobAsSeen($id: UUID!) {
    job(id: $id) {
      id type zipCode title address images description customerBudget estimatedPrice hasHazardousItems
      pickupDateTime dumpsterSize dropoffDate dropoffTimePreference pickupDate serviceInstructions
      debris placement customerId timeZone givenBackAt version
      viewerSeesDetails whyNotBid myBid { price job { address } }
    }
  }
`)

describe('a vendor who is off a job can still see their bid, the service type, and the ZIP code', () => {
  test.each<[string, (id: string, bidId: string, by: TestUser) => Promise<unknown>]>([
    [
      'has withdrawn and left the area',
      async (_, bidId, by) => {
        await by.ask(WITHDRAW, { bidId })
        await harness.database.pool.query('delete from service_areas where vendor_id = $1', [by.id])
      },
    ],
    [
      'has lost',
      async id => {
        await dana.ask(ACCEPT_BID, { bidId: await bid(await vendor(harness), id, '10') })
      },
    ],
    [
      'has left the area',
      (_, __, by) => harness.database.pool.query('delete from service_areas where vendor_id = $1', [by.id]),
    ],
    [
      'offers the service no more',
      (_, __, by) =>
        harness.database.pool.query('update vendor_services set is_active = false where vendor_id = $1', [
          by.id,
        ]),
    ],
    ['bid on what was cancelled', jobId => dana.ask(CANCEL_JOB, { jobId })],
    ['bid on what is past its date', async () => at('2026-12-03T00:00:00Z')],
  ])('shows them to a vendor who %s', async (_, leave) => {
    for (const post of [postJunk, postRental]) {
      harness.clock.now = START
      const gus = await vendor(harness)
      const on = { pickupDateTime: '2026-12-01T15:00:00Z' }
      const from = { dropoffDate: '2026-12-01', pickupDate: '2026-12-08', placement: 'street' }
      const id = await post(dana, {
        estimatedPrice: '300',
        debris: 'roofing',
        ...(post === postJunk ? on : from),
      })
      const bidId = await bid(gus, id, '149.50')
      expect((await gus.ask(ABOUT, { id })).job).toMatchObject({
        address: '1100 Congress Ave',
        debris: 'roofing',
        placement: post === postRental ? 'street' : null,
        customerId: dana.id,
        timeZone: 'America/Chicago',
        version: 1,
        viewerSeesDetails: true,
      })
      await leave(id, bidId, gus)
      expect((await gus.ask(ABOUT, { id })).job).toEqual({
        id,
        type: post === postJunk ? 'junk_pickup' : 'dumpster_rental',
        zipCode: '78701',
        title: post === postJunk ? 'Junk Pickup' : 'Dumpster Rental',
        address: '',
        images: [],
        description: null,
        customerBudget: null,
        estimatedPrice: null,
        hasHazardousItems: false,
        pickupDateTime: null,
        dumpsterSize: null,
        dropoffDate: null,
        dropoffTimePreference: null,
        pickupDate: null,
        serviceInstructions: null,
        debris: null,
        placement: null,
        customerId: null,
        timeZone: null,
        givenBackAt: null,
        version: null,
        viewerSeesDetails: false,
        whyNotBid: expect.stringMatching(
          /^(JOB_NOT_OPEN|JOB_EXPIRED|NOT_IN_AREA|SERVICE_NOT_OFFERED|SIZE_NOT_OFFERED)$/,
        ),
        myBid: { price: '149.50', job: { address: '' } },
      })
    }
  })
})

test.each<[string, (bidId: string, by: TestUser) => Promise<unknown>]>([
  ['was declined', bidId => dana.ask(DECLINE, { bidId })],
  ['was withdrawn', (bidId, by) => by.ask(WITHDRAW, { bidId })],
])('shows the job to a vendor whose bid %s while it is available, and allows a new bid', async (_, end) => {
  harness.clock.now = START
  const gus = await vendor(harness)
  const id = await postJunk(dana)
  await end(await bid(gus, id, '149.50'), gus)
  expect((await gus.ask(ABOUT, { id })).job).toMatchObject({
    address: '1100 Congress Ave',
    viewerSeesDetails: true,
    whyNotBid: null,
  })
  await bid(gus, id, '139.50')
})
