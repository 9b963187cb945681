import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, vendor } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const WHERE_I_WORK = graphql(`query WhereIWork { me { id role business { id name } } }`)

describe('where somebody works', () => {
  test('is a business of their own for a vendor who works alone', async () => {
    const alone = await vendor(harness)
    const { me } = await alone.ask(WHERE_I_WORK)
    expect(me).toMatchObject({ role: 'owner', business: { id: me!.id } })
    expect(me!.business!.name).toMatch(/^\S+ \S+$/)
  })

  test('is nowhere for customers and admins', async () => {
    for (const person of [await customer(harness), await admin(harness)])
      expect((await person.ask(WHERE_I_WORK)).me).toMatchObject({ role: null, business: null })
  })
})
