import type { Client } from '../client.js'
import { type Harness, startHarness } from '../harness.js'
import { addressOf, type PathPolicy } from './policies.js'
import { policiesByNoun, restPaths } from './policiesByNoun.js'
import { rowChanges } from './rowChanges.js'
import { EVERYBODY, makeWorld, type World } from './world.js'

/** Every REST path as every unauthorized user, with a valid request: refused, and no row changed. */

let harness: Harness
let world: World
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  world = await makeWorld(harness)
})
afterAll(() => harness.stop())

const tryAll = async (name: string, { may, request, refusedAs = {} }: PathPolicy) => {
  const [method, pattern] = name.split(' ') as [string, string]
  const asked = (await request?.(world)) ?? {}
  const { body, by } = asked
  const address = addressOf(pattern, asked)
  const statusFor = async (client: Client) => {
    const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await client.fetch(address, { method, ...sent })
    const answer = await response.json()
    if (response.status >= 400) expect(answer).toEqual({ error: expect.any(String) })
    return response.status
  }
  const right = by ?? world.people[may[0]!]
  const before = await rowChanges(harness.database)
  const wrong: [string, Client, number[]][] = EVERYBODY.filter(who => !may.includes(who)).map(who => [
    who,
    world.people[who],
    refusedAs[who] ? [refusedAs[who]] : [401, 403, 404],
  ])
  for (const [who, client, statuses] of wrong) {
    expect([who, ...statuses]).toContain(await statusFor(client))
    expect(`as ${who}: ${await rowChanges(harness.database)}`).toBe(`as ${who}: ${before}`)
  }
  if (method !== 'GET' && right.id) {
    const mayOnlyRead = await world.withToken(right, 'read')
    const withToken = await rowChanges(harness.database)
    expect(await statusFor(mayOnlyRead)).toBe(403)
    expect(await rowChanges(harness.database)).toBe(withToken)
  }
  expect(await statusFor(right)).toBeLessThan(300)
}

test("has a policy for every path, in its noun's room", () => {
  for (const { noun, part } of policiesByNoun) {
    const paths = noun.rest?.routes.map(({ method, path }) => `${method} ${path}`) ?? []
    expect([noun.name, ...Object.keys(part.restPaths ?? {}).sort()]).toEqual([noun.name, ...paths.sort()])
  }
})

test.each(Object.entries(restPaths))('lets in only the people whom the policy names: %s', tryAll)
