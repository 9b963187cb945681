import { addDays } from '../../rules/dates.js'
import { guidanceInWords } from '../../rules/guidance/guidanceWords.js'
import { todayIn } from '../../rules/zonedTime.js'
import { dumpsterRental, REQUEST_RENTAL } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { LOGIN } from '../../test/operations.js'
import { DEMO_PASSWORD } from '../accounts/accountDemo.js'
import { demos } from '../nouns.js'
import { demoJobs } from './demoData.js'
import { seedDemo } from './seed.js'

const CHICAGO = 'America/Chicago'
let harness: Harness
const seed = () =>
  seedDemo(harness.database, { config: harness.app.context.config, demos, now: harness.clock.now })
beforeAll(async () => {
  harness = await startHarness()
  await seed()
})
afterAll(() => harness.stop())

const signIn = async (name: string) => {
  const client = harness.visitor()
  await client.ask(LOGIN, {
    input: { email: `${name}@example.com`, password: DEMO_PASSWORD },
  })
  return client
}

test('lets the demo accounts sign in and gives them something to do', async () => {
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
  await harness.mails()
  expect((await customer.fetch(`${photo}?size=small`)).headers.get('content-type')).toBe('image/webp')

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
  expect(availableJobs.nodes).toHaveLength(6)
  const words = async (kind: { type: 'junk_pickup' | 'dumpster_rental'; dumpsterSize?: '20_yard' }) => {
    const { priceGuidance } = await vendor.ask(
      graphql(`
        query DemoGuidance($type: ServiceType!, $dumpsterSize: RentalSize) {
          priceGuidance(type: $type, dumpsterSize: $dumpsterSize, zipCode: "78704") { zip3 low high }
        }
      `),
      kind,
    )
    return guidanceInWords(priceGuidance!)
  }
  expect(await words({ type: 'dumpster_rental', dumpsterSize: '20_yard' })).toBe(
    'Most jobs like this near 787xx went for $410 to $470.',
  )
  expect(await words({ type: 'junk_pickup' })).toBe('Most jobs like this near 787xx went for $180 to $280.')
  expect(vendorStats).toEqual({ completedJobs: 3, activeJobs: 3 })
  expect(me).toEqual({ rating: 4.5, ratingCount: 2 })
  await signIn('admin')
})

test('has a paid job, one that waits for its customer, and one that is due', async () => {
  const vendor = await signIn('vendor')
  const { vendorJobs } = await vendor.ask(
    graphql(`query DemoPayments { vendorJobs { nodes { status amountDue payments { status } } } }`),
  )
  const done = vendorJobs.nodes.filter(({ status }) => status === 'completed')
  expect(
    done.map(({ amountDue, payments }) => [amountDue, ...payments.map(({ status }) => status)]).toSorted(),
  ).toEqual([['0.00', 'confirmed'], ['297.00'], ['465.25', 'marked']])
})

test('tells the demo vendor what an edited request says now', async () => {
  const vendor = await signIn('vendor')
  const { notices } = await vendor.ask(graphql(`query DemoNotices { notices { nodes { kind text } } }`))
  expect(notices.nodes.filter(({ kind }) => kind === 'request_edited')).toEqual([
    {
      kind: 'request_edited',
      text: expect.stringContaining(
        'The customer changed the hazardous items and photos of the junk pickup in 78703',
      ),
    },
  ])
})

test('seeds nothing on a second start', async () => {
  await seed()
  const { rows } = await harness.database.pool.query('select count(*)::int as count from users')
  expect(rows[0].count).toBe(11)
})

test('gives a business a profile with a public logo', async () => {
  const { rows } = await harness.database.pool.query('select id from users where email = $1', [
    'tom@example.com',
  ])
  const { vendorProfile } = await harness
    .visitor()
    .ask(graphql(`query DemoProfile($id: UUID!) { vendorProfile(id: $id) { name logo since } }`), {
      id: rows[0].id,
    })
  expect(vendorProfile).toMatchObject({ name: 'Becker Hauling', since: 2009 })
  const logo = await harness.visitor().fetch(vendorProfile!.logo!)
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('gives admins two applications to decide and two vendors a circle of areas', async () => {
  const admin = await signIn('admin')
  const { vendorApplications } = await admin.ask(
    graphql(`query DemoApplications { vendorApplications(status: waiting) { nodes { businessName } } }`),
  )
  expect(vendorApplications.nodes).toEqual([
    { businessName: 'Novak Roll-Offs' },
    { businessName: 'Two Brothers Hauling' },
  ])
  const mia = await signIn('mia')
  const { serviceAreas } = await mia.ask(graphql(`query DemoAreas { serviceAreas { city } }`))
  expect(serviceAreas.length).toBeGreaterThan(70)
  expect(new Set(serviceAreas.map(({ city }) => city))).toContain('Austin')
})

test('has a rental under way with its delivery photo and a swap to come, a late visit, and a scale ticket', async () => {
  const admin = await signIn('admin')
  const { jobs } = await admin.ask(
    graphql(`
      query DemoVisits { jobs(first: 50) { nodes { status visits { kind status tons photos { kind path } } } } }
    `),
  )
  const underWay = jobs.nodes.find(({ status }) => status === 'in_progress')!
  expect(underWay.visits).toMatchObject([
    { kind: 'delivery', status: 'done', photos: [{ kind: 'after' }] },
    { kind: 'swap', status: 'scheduled' },
    { kind: 'pickup', status: 'scheduled' },
  ])
  expect((await admin.fetch(underWay.visits[0]!.photos[0]!.path)).status).toBe(200)
  const visits = jobs.nodes.flatMap(job => job.visits)
  expect(visits.filter(({ tons }) => tons !== null)).toMatchObject([
    { tons: '1.85', photos: [{ kind: 'ticket' }] },
  ])
  const { worklist } = await admin.ask(graphql(`query DemoOverdue { worklist { overdueJobCount } }`))
  expect(worklist.overdueJobCount).toBe(1)
})

test('makes an instant bid of Becker Hauling on a rental that is posted', async () => {
  const casey = await signIn('customer')
  const dayIn = (days: number) => addDays(harness.clock.now.toISOString().slice(0, 10), days)
  const dates = { dropoffDate: dayIn(5), pickupDate: dayIn(12) }
  const input = { ...dumpsterRental, zipCode: '78704', ...dates }
  const { id } = (await casey.ask(REQUEST_RENTAL, { input })).requestDumpsterRental
  await harness.mails()
  const { job } = await casey.ask(
    graphql(
      `query DemoInstantBid($id: UUID!) { job(id: $id) { bids { nodes { price isInstant vendor { lastName } } } } }`,
    ),
    { id },
  )
  expect(job.bids.nodes).toEqual([{ price: '398.00', isInstant: true, vendor: { lastName: 'Becker' } }])
})

test('has an instant bid on junk that says how its price is made up', async () => {
  const casey = await signIn('customer')
  const { rows } = await harness.database.pool.query(
    "select job_id as id from bids where is_instant and parts <> '[]'",
  )
  expect(rows).toHaveLength(1)
  const { job } = await casey.ask(
    graphql(`
      query DemoHaul($id: UUID!) {
        job(id: $id) { bids { nodes { price isInstant items { kind takes } parts { label amount } vendor { lastName } } } }
      }
    `),
    { id: rows[0].id },
  )
  expect(job.bids.nodes.find(({ isInstant }) => isInstant)).toEqual({
    price: '148.00',
    isInstant: true,
    items: [
      { kind: 'mattress', takes: 'extra' },
      { kind: 'tire', takes: 'no' },
    ],
    parts: [
      { label: 'A quarter of a truck', amount: '118.00' },
      { label: '2 mattresses', amount: '30.00' },
    ],
    vendor: { lastName: 'Becker' },
  })
})

test('has an open proposal with a photo, a swap, an extra charge with its ticket, and a contested charge', async () => {
  const admin = await signIn('admin')
  const { rows } = await harness.database.pool.query('select distinct job_id as id from change_orders')
  const changed = await Promise.all(
    rows.map(
      async ({ id }) =>
        (
          await admin.ask(
            graphql(`
              query DemoChanges($id: UUID!) {
                job(id: $id) {
                  finalPrice
                  changeOrders { kind status photos { kind path } charge { amount status contestReason } }
                }
              }
            `),
            { id },
          )
        ).job,
    ),
  )
  const orders = Object.fromEntries(
    changed.flatMap(job => job.changeOrders.map(order => [order.kind, order])),
  )
  expect(orders).toMatchObject({
    extra: { status: 'proposed', photos: [{ kind: 'problem' }], charge: { status: 'proposed' } },
    overweight: { status: 'accepted', photos: [{ kind: 'ticket' }], charge: { status: 'booked' } },
    swap: { status: 'accepted', charge: { status: 'booked', amount: '125.00' } },
    item: { status: 'accepted', charge: { status: 'booked', amount: '40.00' } },
    extra_days: { charge: { status: 'contested', contestReason: 'You came a day later than planned.' } },
  })
  expect(changed.map(({ finalPrice }) => finalPrice).sort()).toEqual([
    '190.00',
    '295.00',
    '297.00',
    '405.00',
    '465.25',
  ])
  expect((await admin.fetch(orders.extra!.photos[0]!.path)).status).toBe(200)
})

test('gives the demo vendor a dispatcher and two drivers, each with a visit today', async () => {
  const vendor = await signIn('vendor')
  const { people } = await vendor.ask(graphql(`query DemoPeople { people { id email role } }`))
  expect(people.map(({ email, role }) => [email, role])).toEqual([
    ['vendor@example.com', 'owner'],
    expect.anything(),
    expect.anything(),
    expect.anything(),
  ])
  for (const [name, kind] of [
    ['driver', 'delivery'],
    ['driver2', 'haul'],
  ] as const) {
    const driver = await signIn(name)
    const { me, vendorVisits } = await driver.ask(
      graphql(`
        query DemoDriver {
          me { role business { name } unreadNotices }
          vendorVisits { kind windowStart }
        }
      `),
    )
    expect(me).toMatchObject({ role: 'driver', business: { name: 'Dale Hart' } })
    expect(me!.unreadNotices).toBeGreaterThan(0)
    expect(vendorVisits).toMatchObject([{ kind }])
    const day = todayIn(new Date(vendorVisits[0]!.windowStart), CHICAGO)
    expect(day).toBe(todayIn(harness.clock.now, CHICAGO))
  }
  const dispatcher = await signIn('dispatcher')
  expect((await dispatcher.ask(`{ me { role } }`)).me.role).toBe('dispatcher')
})

test('begins the delivery of today so that it is not late, whatever the hour', () => {
  const { deliveredAt } = demoJobs.find(job => job.deliveredAt)!
  for (let hour = 0; hour < 24; hour++) {
    const now = new Date(Date.UTC(2026, 11, 3, hour, 59))
    const at = deliveredAt!(now)
    expect(todayIn(at, CHICAGO)).toBe(todayIn(now, CHICAGO))
    expect(now.getTime() - at.getTime()).toBeLessThan(2 * 3_600_000)
  }
})

test("numbers the vendor's dumpsters of one size, of which none is missing", async () => {
  const vendor = await signIn('vendor')
  const today = todayIn(harness.clock.now, CHICAGO)
  const { units, stock, daysOff } = await vendor.ask(
    graphql(`
      query DemoStock($from: LocalDate!, $to: LocalDate!) {
        units { label outSince note endangers { id } stay { isThere } }
        stock(from: $from, to: $to) { size days { total taken } short { id } }
        daysOff { note }
      }
    `),
    { from: today, to: addDays(today, 13) },
  )
  expect(units.map(({ label }) => label)).toEqual(['10-1', '10-2', '10-3', '10-4', '10-5'])
  expect(units.filter(({ outSince }) => outSince)).toMatchObject([
    { label: '10-5', note: 'Door hinge at the welder', endangers: [], stay: null },
  ])
  expect(stock).toMatchObject([{ size: '10_yard', short: [] }])
  expect(stock[0]!.days.some(({ taken }) => taken > 0)).toBe(true)
  expect(stock[0]!.days.every(({ taken, total }) => taken < total)).toBe(true)
  expect(daysOff).toEqual([{ note: 'Truck inspection' }])
})
