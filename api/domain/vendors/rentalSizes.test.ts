import { keysOf, dumpsterSizes as rentalSizes } from '../../rules/kinds.js'
import {
  ACCEPT_BID,
  ASK_QUESTION,
  bid,
  dumpsterRental,
  postJunk,
  postRental,
  SUBMIT_BID,
} from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { LiveClient } from '../../test/LiveClient.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { tellVendors } from '../jobs/tellVendors.js'

/** Which customer sizes a vendor rents out, and what they see of the others. */

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness({ live: true, env: { RATE_LIMIT_SCALE: '100' } })
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const ADD = graphql(
  `mutation AddOwnSize($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id } }`,
)
const UPDATE = graphql(
  `mutation UpdateOwnSize($input: UpdateDumpsterSizeInput!) { updateDumpsterSize(input: $input) { id } }`,
)
const REMOVE = graphql(`mutation RemoveOwnSize($id: UUID!) { removeDumpsterSize(id: $id) { id } }`)
const EDIT = graphql(
  `mutation EditSize($input: EditDumpsterRentalInput!) { editDumpsterRental(input: $input) { id } }`,
)
const LIST = graphql(`query RentalsForMe { availableJobs(first: 100) { totalCount nodes { id whyNotBid } } }`)
const JOB = graphql(`
  query RentalForMe($id: UUID!) {
    job(id: $id) { whyNotBid viewerSeesDetails address description myBid { status viewerCanChange } }
  }
`)
const CHANGE = graphql(
  `mutation ChangeOldBid($input: ChangeBidInput!) { changeBid(input: $input) { price } }`,
)

type Size = keyof typeof rentalSizes
const has = async (by: TestUser, rentalSize: Size | null, more: object = {}): Promise<string> =>
  (await by.ask(ADD, { input: { size: 'A box', rentalSize, ...more } })).addDumpsterSize.id

const listed = async (by: TestUser, jobIds: string[]): Promise<string[]> => {
  const { totalCount, nodes } = (await by.ask(LIST)).availableJobs
  expect(totalCount).toBe(nodes.length)
  return jobIds.filter(jobId => nodes.some(({ id }) => id === jobId))
}
const reasonOf = async (by: TestUser, jobId: string): Promise<string | null> => {
  const { errors } = await by.answer(SUBMIT_BID, { input: { jobId, price: '99' } })
  return (errors?.[0]?.extensions.reason as string) ?? null
}
const told = async (jobId: string): Promise<string[]> => {
  await tellVendors(harness.app.context, { jobId }, { signal: new AbortController().signal } as never)
  const { rows } = await harness.database.pool.query('select user_id from notices where event_id = $1', [
    jobId,
  ])
  return rows.map(row => row.user_id)
}

test('shows a vendor with sizes only rentals of these sizes, and every junk pickup', async () => {
  const [dale, any, both] = await Promise.all([vendor(harness), vendor(harness), vendor(harness)])
  await has(dale, '10_yard')
  // A size in the vendor's own words doesn't match any size that customers order.
  await has(any, null, { size: '10 yard' })
  for (const size of ['10_yard', '30_yard', '30_yard'] as const) await has(both, size)
  const [ten, fifteen, twenty, thirty] = (await Promise.all(
    keysOf(rentalSizes).map(dumpsterSize => postRental(dana, { dumpsterSize })),
  )) as [string, string, string, string]
  const junk = await postJunk(dana)
  const jobs = [ten, fifteen, twenty, thirty, junk]

  expect(await listed(dale, jobs)).toEqual([ten, junk])
  expect(await listed(any, jobs)).toEqual(jobs)
  expect(await listed(both, jobs)).toEqual([ten, thirty, junk])

  expect(await told(ten)).toEqual(expect.arrayContaining([dale.id, any.id, both.id]))
  const twentyTold = await told(twenty)
  expect(twentyTold).toContain(any.id)
  expect(twentyTold).not.toContain(dale.id)
  expect(twentyTold).not.toContain(both.id)
  expect(await told(junk)).toContain(dale.id)

  for (const jobId of [fifteen, twenty, thirty]) {
    expect(await reasonOf(dale, jobId)).toBe('SIZE_NOT_OFFERED')
    // Without an earlier bid, the job isn't visible at all.
    expect((await dale.refusal(JOB, { id: jobId })).extensions.code).toBe('NOT_FOUND')
    const asked = await dale.refusal(ASK_QUESTION, { input: { jobId, question: 'How wide is the gate?' } })
    expect(asked.extensions.reason).toBe('SIZE_NOT_OFFERED')
  }
  expect(await reasonOf(dale, ten)).toBeNull()
  expect(await reasonOf(both, thirty)).toBeNull()
  expect(await reasonOf(any, twenty)).toBeNull()
  expect(await reasonOf(dale, junk)).toBeNull()
})

test('keeps a bid when its size is removed, and shows everything again once no size is left', async () => {
  const dale = await vendor(harness)
  const [ten, twenty] = [await has(dale, '10_yard'), await has(dale, '20_yard')]
  const [jobId, other] = [await postRental(dana), await postRental(dana)]
  const bidId = await bid(dale, jobId, '400')
  await dale.ask(REMOVE, { id: twenty })
  expect(await listed(dale, [jobId, other])).toEqual([])
  const { job } = await dale.ask(JOB, { id: jobId })
  expect(job).toEqual({
    whyNotBid: 'SIZE_NOT_OFFERED',
    viewerSeesDetails: false,
    address: '',
    description: null,
    myBid: { status: 'pending', viewerCanChange: true },
  })
  expect((await dale.ask(CHANGE, { input: { bidId, price: '390' } })).changeBid.price).toBe('390.00')
  expect(await reasonOf(dale, other)).toBe('SIZE_NOT_OFFERED')
  // An edit replaces all details, so an omitted one is removed.
  await dale.ask(UPDATE, { input: { id: ten, size: '10 yard' } })
  expect(await listed(dale, [jobId, other])).toEqual([jobId, other])
  await dale.ask(UPDATE, { input: { id: ten, size: '10 yard', rentalSize: '30_yard' } })
  expect(await listed(dale, [other])).toEqual([])
  expect((await dana.ask(ACCEPT_BID, { bidId })).acceptBid.vendorId).toBe(dale.id)
  await dale.ask(REMOVE, { id: ten })
  expect(await listed(dale, [other])).toEqual([other])
})

test('notifies only vendors who have the new size when a request is edited to it', async () => {
  const [dale, mia] = [await vendor(harness), await vendor(harness)]
  await has(dale, '10_yard')
  await has(mia, '20_yard')
  const jobId = await postRental(dana)
  const hears = await told(jobId)
  expect([dale, mia].map(({ id }) => hears.includes(id))).toEqual([false, true])
  await dana.ask(EDIT, { input: { ...dumpsterRental, jobId, dumpsterSize: '10_yard' } })
  const { rows } = await harness.database.pool.query(
    `select count(*)::int from queued_tasks where task = 'tellVendors' and payload ->> 'jobId' = $1`,
    [jobId],
  )
  expect(rows).toEqual([{ count: 2 }])
  expect(await told(jobId)).toContain(dale.id)
  expect(await listed(dale, [jobId])).toEqual([jobId])
  expect(await listed(mia, [jobId])).toEqual([])
})

test('counts earlier sizes as soon as the service is offered, and gives another reason for a stopped service', async () => {
  const dale = await vendor(harness, { services: [] })
  const id = await has(dale, '10_yard')
  const jobId = await postRental(dana)
  expect(await reasonOf(dale, jobId)).toBe('SERVICE_NOT_OFFERED')
  await dale.ask('mutation { addVendorService(serviceType: dumpster_rental) { id } }')
  expect(await reasonOf(dale, jobId)).toBe('SIZE_NOT_OFFERED')
  await dale.ask('mutation { removeVendorService(serviceType: dumpster_rental) { id } }')
  expect(await reasonOf(dale, jobId)).toBe('SERVICE_NOT_OFFERED')
  await dale.ask(REMOVE, { id })
  await dale.ask('mutation { addVendorService(serviceType: dumpster_rental) { id } }')
  expect(await reasonOf(dale, jobId)).toBeNull()
})

test('keeps all simultaneous changes: sizes, the service, and a bid', async () => {
  const kept = async (by: TestUser): Promise<string[] | null> => {
    const { rows } = await harness.database.pool.query(
      `select rental_sizes from vendor_services where vendor_id = $1 and service_type = 'dumpster_rental'`,
      [by.id],
    )
    return rows[0].rental_sizes
  }
  const jobId = await postRental(dana)
  for (let round = 0; round < 5; round++) {
    const dale = await vendor(harness, { services: [] })
    const [first] = await Promise.all([
      has(dale, '10_yard'),
      has(dale, '20_yard'),
      dale.ask('mutation { addVendorService(serviceType: dumpster_rental) { id } }'),
      has(dale, '30_yard'),
    ])
    expect(await kept(dale)).toEqual(['10_yard', '20_yard', '30_yard'])
    const second = await has(dale, '15_yard')
    const [reason] = await Promise.all([
      reasonOf(dale, jobId),
      dale.ask(REMOVE, { id: first }),
      dale.ask(UPDATE, { input: { id: second, size: 'x', rentalSize: '10_yard' } }),
    ])
    // The size of the bid was listed all along.
    expect(reason).toBeNull()
    expect(await kept(dale)).toEqual(['10_yard', '20_yard', '30_yard'])
  }
})

test('makes or refuses a bid whose size is removed at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    const dale = await vendor(harness)
    await has(dale, '10_yard')
    const id = await has(dale, '20_yard')
    const jobId = await postRental(dana)
    const [reason] = await Promise.all([reasonOf(dale, jobId), dale.ask(REMOVE, { id })])
    expect([null, 'SIZE_NOT_OFFERED']).toContain(reason)
    const { data } = await dale.answer(JOB, { id: jobId })
    expect(data?.job?.myBid?.status).toBe(reason === null ? 'pending' : undefined)
    expect(await reasonOf(dale, jobId)).toBe('SIZE_NOT_OFFERED')
  }
})

test('refreshes an open screen when the sizes change, and then sends only rentals of those sizes', async () => {
  const dale = await vendor(harness)
  const open = ({ cookie }: TestUser) => LiveClient.listen(harness.url, { cookie })
  const [screen, all] = [await open(dale), await open(await vendor(harness))]
  const heard = () => screen.stale.filter(({ kind }) => kind === 'service').length
  const moves = async () => {
    const { rows } = await harness.database.pool.query(
      "select count(*)::int from changes where kind = 'service' and $1 = any (users)",
      [dale.id],
    )
    return rows[0].count
  }
  const [before, moved] = [heard(), await moves()]
  const id = await has(dale, '10_yard')
  await eventually(true, () => heard() > before)
  expect(await moves()).toBe(moved + 1)
  // Neither a price nor a second dumpster of the same size changes which jobs are shown.
  await dale.ask(UPDATE, { input: { id, size: 'Low', rentalSize: '10_yard', usualPrice: '295' } })
  const box = await has(dale, '10_yard')
  await eventually(true, () => screen.stale.some(each => each.kind === 'size' && each.id === box))
  expect(await moves()).toBe(moved + 1)

  const [twenty, ten] = [await postRental(dana), await postRental(dana, { dumpsterSize: '10_yard' })]
  await eventually(true, () => screen.jobs.some(({ id }) => id === ten))
  await eventually(true, () => all.jobs.some(({ id }) => id === twenty))
  // Rentals from earlier tests may still be on their way when the screen opens, and they disappear with the sizes.
  expect(screen.jobs.map(({ id }) => id)).not.toContain(twenty)
  expect(screen.messages.flatMap(({ gone }) => gone)).not.toContain(ten)

  const settled = heard()
  await has(dale, '20_yard')
  await eventually(true, () => heard() > settled)
  const next = await postRental(dana)
  await eventually(true, () => screen.jobs.some(({ id }) => id === next))
  // Someone else gets the job.
  const mia = await vendor(harness)
  await dana.ask(ACCEPT_BID, { bidId: await bid(mia, next, '300') })
  await eventually(true, () => screen.messages.some(({ gone }) => gone.includes(next)))
  await Promise.all([screen.close(), all.close()])
})
