import { postJunk, postRental } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { customer, type TestUser } from '../../test/users.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
})
beforeEach(async () => {
  harness.clock.now = START
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const LIST = graphql(`query SavedAddressesOf { savedAddresses { jobId address zipCode } }`)
const HIDE = graphql(`mutation HideAddressOf($jobId: UUID!) { hideAddress(jobId: $jobId) { address } }`)

const saved = async (by = dana) => (await by.ask(LIST)).savedAddresses.map(({ address }) => address)
/** Orders at these addresses, a minute apart. */
const order = async (...addresses: string[]) => {
  const ids: string[] = []
  for (const address of addresses) {
    harness.clock.now = new Date(harness.clock.now.getTime() + 60_000)
    ids.push(await postJunk(dana, { address }))
  }
  return ids
}

test('lists each place once, the last used first, at most five, and only the own ones', async () => {
  await order('1 Elm St', '2 Elm St', '3 Elm St', '4 Elm St', '5 Elm St', '6 Elm St', '2 elm st ')
  expect(await saved()).toEqual(['2 elm st ', '6 Elm St', '5 Elm St', '4 Elm St', '3 Elm St'])
  expect(await saved(await customer(harness))).toEqual([])
})

test('stops offering a hidden place until another order uses it', async () => {
  const [first] = await order('1 Elm St', '2 Elm St')
  expect((await dana.ask(HIDE, { jobId: first! })).hideAddress).toEqual([{ address: '2 Elm St' }])
  expect(await saved()).toEqual(['2 Elm St'])
  harness.clock.now = new Date(harness.clock.now.getTime() + 60_000)
  await postRental(dana, { address: '1 ELM ST' })
  expect(await saved()).toEqual(['1 ELM ST', '2 Elm St'])
})

test("hides no address of somebody else's order", async () => {
  const [jobId] = await order('1 Elm St')
  const kim = await customer(harness)
  expect((await kim.refusal(HIDE, { jobId: jobId! })).extensions.code).toBe('NOT_FOUND')
  expect(await saved()).toEqual(['1 Elm St'])
})
