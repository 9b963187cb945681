import { Kind, type OperationDefinitionNode, parse, print } from 'graphql'
import { seedDemo } from '../../domain/demo/seed.js'
import { demos } from '../../domain/nouns.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { LiveClient } from '../../test/LiveClient.js'
import { PASSWORD } from '../../test/users.js'
import { examples } from './landingPage.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ live: true })
  await seedDemo(harness.database, { config: harness.app.context.config, demos, now: START })
})
afterAll(() => harness.stop())

const page = async () => {
  const response = await harness.visitor().fetch('/graphql', { headers: { accept: 'text/html' } })
  const html = await response.text()
  const [, config] = /var embeddedSandboxConfig = (\{.*\});/.exec(html) ?? []
  return { response, html, config: JSON.parse(config!) }
}

/** Signed in as a demo user, sending requests as Sandbox does: from our own page, with its cookie. */
const signedInAs = async (name: string) => {
  const browser = harness.visitor()
  const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
  await browser.ask(LOGIN, { input: { email: `${name}@example.com`, password: PASSWORD } })
  const asPage = { 'sec-fetch-site': 'same-origin', origin: harness.url }
  const ask = (query: string, variables: object = {}) => browser.ask(query, variables, asPage)
  const subscribe = async (query: string) => {
    const client = await LiveClient.connect(harness.url, { cookie: browser.cookie, headers: asPage })
    client.subscribe(query)
    await eventually(true, () => client.messages.length > 0)
    return client
  }
  return Object.assign(ask, { subscribe })
}

test('opens Sandbox on our own address with cookies, the examples, and no polling', async () => {
  const { response, html, config } = await page()
  expect(config.endpointIsEditable).toBe(false)
  expect(config.initialState).toMatchObject({
    includeCookies: true,
    document: examples,
    pollForSchemaUpdates: false,
  })
  expect(new Date(config.initialState.variables.pickup) > START).toBe(true)
  expect(html).toContain('initialEndpoint = window.location.href')
  // The page's own policy lists Apollo's addresses; ours would block them.
  expect(response.headers.get('content-security-policy')).toBeNull()
  expect(html).toMatch(/script-src [^"]*https:\/\/embeddable-sandbox\.cdn\.apollographql\.com/)
  // Nothing limits where that page connects, so subscriptions reach us.
  expect(html).not.toMatch(/(connect|default)-src/)
  expect(html).toMatch(/frame-src [^"]*https:\/\/sandbox\.embed\.apollographql\.com/)
})

test('runs every example in the demo', async () => {
  const named = new Map(
    parse(examples).definitions.map(definition => {
      expect(definition.kind).toBe(Kind.OPERATION_DEFINITION)
      const operation = definition as OperationDefinitionNode
      return [operation.name!.value, print(operation)]
    }),
  )
  const run = (ask: Awaited<ReturnType<typeof signedInAs>>, name: string, variables = {}) => {
    const query = named.get(name)!
    named.delete(name)
    return ask(query, variables)
  }
  const { pickup } = (await page()).config.initialState.variables
  const [customer, vendor, admin] = [
    await signedInAs('customer'),
    await signedInAs('vendor'),
    await signedInAs('admin'),
  ]
  const changes = await customer.subscribe(named.get('WhatChanges')!)
  named.delete('WhatChanges')
  expect((await run(customer, 'WhoAmI')).me.userType).toBe('customer')
  const { requestJunkPickup: posted } = await run(customer, 'PostAJob', { pickup })
  expect(posted.status).toBe('pending')
  await eventually(true, () => changes.jobs.some(({ id }) => id === posted.id))
  await changes.close()
  const { availableJobs } = await run(vendor, 'JobsNearMe')
  expect(availableJobs.nodes.map(({ id }: { id: string }) => id)).toContain(posted.id)
  const { submitBid } = await run(vendor, 'BidOnAJob', { job: posted.id })
  expect(submitBid).toMatchObject({ price: '149.50', status: 'pending' })
  const { customerJobs } = await run(customer, 'MyOrders')
  expect(customerJobs.nodes[0].bids.nodes[0].id).toBe(submitBid.id)
  const { acceptBid } = await run(customer, 'AcceptABid', { bid: submitBid.id })
  expect(acceptBid).toMatchObject({ status: 'accepted', finalPrice: '149.50' })
  const { adminStats, users } = await run(admin, 'AdminOverview')
  expect(adminStats.totalOrders).toBeGreaterThan(1)
  expect(users.nodes).toHaveLength(5)
  expect([...named.keys()]).toEqual([])
})
