import { acceptedJob, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

// Austin, Round Rock, San Marcos, and one that is in no table.
const NEAR = '78704'
const NORTH = '78664'
const SOUTH = '78666'
const NOWHERE = '00000'
const ZIPS = [SOUTH, NOWHERE, NORTH, NEAR]

const LIST = graphql(`
  query NearestJobs($sort: JobSort!, $first: Int, $after: String, $vendorId: UUID) {
    availableJobs(sort: $sort, first: $first, after: $after, vendorId: $vendorId) {
      nodes { id zipCode }
      pageInfo { endCursor }
    }
  }
`)
const FAR = graphql(`
  query JobsWithMiles($sort: JobSort!) { availableJobs(sort: $sort) { nodes { zipCode milesAway } } }
`)
const MILES = graphql(`query MilesAway($id: UUID!) { job(id: $id) { milesAway } }`)

const atHome = (zips = ZIPS, initialServiceZipCode: string | null = NEAR) =>
  vendor(harness, { zips }, { initialServiceZipCode })

test('sorts by distance from the home of the vendor, page by page, with unknown places last', async () => {
  const dale = await atHome()
  const ids: string[] = []
  for (const zipCode of [NORTH, NOWHERE, SOUTH, NEAR, SOUTH]) ids.push(await postJunk(dana, { zipCode }))
  const all = (await dale.ask(LIST, { sort: 'nearest', first: 20 })).availableJobs.nodes
  expect(all.map(({ zipCode }) => zipCode)).toEqual([NEAR, NORTH, SOUTH, SOUTH, NOWHERE])
  expect(all.map(({ id }) => id).sort()).toEqual(ids.toSorted())

  const paged: typeof all = []
  let after: string | null = null
  while (paged.length < all.length) {
    const page: { nodes: typeof all; pageInfo: { endCursor: string | null } } = (
      await dale.ask(LIST, { sort: 'nearest', first: 1, after })
    ).availableJobs
    expect(page.nodes).toHaveLength(1)
    paged.push(...page.nodes)
    after = page.pageInfo.endCursor
  }
  expect(paged).toEqual(all)
  const ada = await admin(harness)
  const asAdmin = await ada.ask(LIST, { sort: 'nearest', first: 20, vendorId: dale.id })
  expect(asAdmin.availableJobs.nodes).toEqual(all)
})

test('counts whole miles for the vendor, from the lowest area if there is no other home', async () => {
  const [dale, mia] = [await atHome(), await atHome([NORTH, NEAR], null)]
  const id = await postJunk(dana, { zipCode: NEAR })
  expect((await dale.ask(MILES, { id })).job?.milesAway).toBe(0)
  const miles = (await mia.ask(MILES, { id })).job?.milesAway
  expect(miles).toBeGreaterThan(15)
  expect(miles).toBeLessThan(25)
})

test('counts the miles of each vendor when several ask at once', async () => {
  const homes = [NEAR, NORTH, SOUTH]
  const id = await postJunk(dana, { zipCode: NEAR })
  const vendors = await Promise.all(homes.map(home => atHome(ZIPS, home)))
  const lists = await Promise.all(vendors.map(each => each.ask(FAR, { sort: 'newest' })))
  const together = lists.map(
    ({ availableJobs }) => availableJobs.nodes.find(({ zipCode }) => zipCode === NEAR)!.milesAway,
  )
  const alone: unknown[] = []
  for (const each of vendors) alone.push((await each.ask(MILES, { id })).job?.milesAway)
  expect(together).toEqual(alone)
  expect(new Set(together).size).toBe(3)
})

test('counts no miles for customers, admins, and places that are unknown', async () => {
  const dale = await atHome()
  const id = await acceptedJob(dana, await vendor(harness))
  for (const other of [dana, await admin(harness)])
    expect((await other.ask(MILES, { id })).job).toEqual({ milesAway: null })
  const nowhere = await postJunk(dana, { zipCode: NOWHERE })
  expect((await dale.ask(MILES, { id: nowhere })).job).toEqual({ milesAway: null })
})

test('asks the database once for the newest, with miles or without, and once more for the nearest', async () => {
  const dale = await atHome()
  const count = async (act: () => Promise<unknown>) => {
    await act()
    return (await harness.statementsOf(act)).length
  }
  const newest = await count(() => dale.ask(LIST, { sort: 'newest' }))
  expect(await count(() => dale.ask(FAR, { sort: 'newest' }))).toBe(newest)
  expect(await count(() => dale.ask(LIST, { sort: 'nearest' }))).toBe(newest + 1)
})
