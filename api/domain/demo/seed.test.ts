import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { LOGIN } from '../../test/operations.js'
import { DEMO_PASSWORD } from './demoData.js'
import { seedDemo } from './seed.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
  await seedDemo(harness.database, harness.app.context.config, harness.clock.now)
})
afterAll(() => harness.stop())

const signIn = async (name: string) => {
  const client = harness.visitor()
  await client.ask(LOGIN, {
    input: { email: `${name}@example.com`, password: DEMO_PASSWORD },
  })
  return client
}

test('the demo accounts can sign in and have something to do', async () => {
  const customer = await signIn('customer')
  const {
    customerJobs,
    me: user,
    supportTickets,
  } = await customer.ask(
    graphql(`
      query DemoCustomer {
        me { unreadMessages unreadNotices }
        supportTickets { nodes { status } }
        customerJobs { nodes { status images bids { nodes { status } } } }
      }
    `),
  )
  const statuses = customerJobs.nodes.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['pending', 'accepted', 'completed', 'cancelled']))
  const [photo] = customerJobs.nodes[0]!.images
  expect((await customer.fetch(photo!)).headers.get('content-type')).toBe('image/png')

  expect(user?.unreadMessages).toBe(1)
  expect(user?.unreadNotices).toBeGreaterThan(1)
  expect(supportTickets.nodes).toEqual([{ status: 'answered' }])

  const vendor = await signIn('vendor')
  const { availableJobs, vendorStats, me } = await vendor.ask(
    graphql(`
      query DemoVendor {
        availableJobs { nodes { myBid { price } } }
        vendorStats { completedJobs activeJobs }
        me { rating ratingCount }
      }
    `),
  )
  expect(availableJobs.nodes).toHaveLength(5)
  expect(vendorStats).toEqual({ completedJobs: 2, activeJobs: 1 })
  expect(me).toEqual({ rating: 4.5, ratingCount: 2 })
  await signIn('admin')
})

test('a second start seeds nothing', async () => {
  await seedDemo(harness.database, harness.app.context.config, harness.clock.now)
  const { rows } = await harness.database.pool.query('select count(*)::int as count from users')
  expect(rows[0].count).toBe(7)
})
