import { readFile } from 'node:fs/promises'
import type { GraphQLObjectType } from 'graphql'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import type { Client } from '../client.js'
import { type Harness, startHarness } from '../harness.js'
import { textWith } from '../operationText.js'
import { strayNames } from '../partsOf.js'
import type { TestUser } from '../users.js'
import { ANYBODY, type Policy } from './policies.js'
import { moreQueries, mutations, policiesByNoun, queries } from './policiesByNoun.js'
import { rowChanges } from './rowChanges.js'
import { EVERYBODY, makeWorld, type World } from './world.js'

/** Every operation of the schema as every unauthorized user, with valid arguments: refused, and no row changed. */

const schema = buildHaulbidSchema()
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']

let harness: Harness
let world: World
beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '1000' } })
  world = await makeWorld(harness)
})
afterAll(() => harness.stop())

const codeOf = async (client: Client, { send }: Policy, text: string, variables: object) => {
  const { errors } = send ? await send(client, text) : await client.answer(text, variables)
  return errors[0]?.extensions.code
}

/** The unauthorized users, each with the expected refusal. */
const wrongOnes = async (policy: Policy, kind: string, right: TestUser) => {
  const { may, browserOnly, refusedAs = {} } = policy
  const users = EVERYBODY.filter(who => !may.includes(who)).map(
    who => [who, world.people[who], refusedAs[who] ? [refusedAs[who]] : REFUSALS] as const,
  )
  if (!right.id) return users
  // A query for anybody never looks up who asks, so it accepts invalid tokens.
  if (kind === 'query' && may === ANYBODY) return users
  const tokens: (readonly [string, Client, readonly string[]])[] = [
    [
      'a token that is over',
      await world.withToken(right, 'read_write', { expiresAt: harness.clock.now }),
      ['UNAUTHENTICATED'],
    ],
    [
      'a revoked token',
      await world.withToken(right, 'read_write', { revokedAt: harness.clock.now }),
      ['UNAUTHENTICATED'],
    ],
  ]
  if (kind === 'mutation' || browserOnly)
    tokens.push(['a token that may only read', await world.withToken(right, 'read'), ['FORBIDDEN']])
  if (browserOnly) tokens.push(['a token', await world.withToken(right, 'read_write'), ['FORBIDDEN']])
  return [...users, ...tokens]
}

const tryAll = async (kind: 'query' | 'mutation', name: string, policy: Policy) => {
  const { variables = {}, by } = (await policy.setup?.(world)) ?? {}
  const root = (kind === 'query' ? schema.getQueryType() : schema.getMutationType()) as GraphQLObjectType
  const text = textWith(kind, root.getFields()[name]!, variables)
  const right = by ?? world.people[policy.may[0]!]
  const wrong = await wrongOnes(policy, kind, right)
  const before = await rowChanges(harness.database)
  for (const [who, client, refusals] of wrong) {
    const code = await codeOf(client, policy, text, variables)
    expect({ who, refused: refusals.includes(code!), code }).toEqual({ who, refused: true, code })
    const after = await rowChanges(harness.database)
    expect(`as ${who}: ${after}`).toBe(`as ${who}: ${before}`)
  }
  // With exactly the same arguments: what was refused above was refused because of the user.
  const isForTokens = !policy.browserOnly && right.id && policy.may !== ANYBODY
  const allowed = isForTokens ? await world.withToken(right, 'read_write') : right
  expect(await codeOf(allowed, policy, text, variables)).toBeUndefined()
}

test('has a policy for every mutation and query', () => {
  expect(Object.keys(mutations).sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort())
  expect(Object.keys(queries).sort()).toEqual(Object.keys(schema.getQueryType()!.getFields()).sort())
  // live.test.ts in api/http/live checks the recipients.
  expect(Object.keys(schema.getSubscriptionType()!.getFields())).toEqual(['changes'])
})

test('has the policies of a noun in its room', () => {
  expect(
    policiesByNoun.flatMap(({ noun, part }) => strayNames(noun, { ...part.mutations, ...part.queries })),
  ).toEqual([])
})

test('marks every field that no token can use, and no other, in the schema and the partner document', async () => {
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap(type =>
    Object.values(type.getFields()),
  )
  const saying = fields.filter(({ description }) => / Not available with a token\.$/.test(description ?? ''))
  const browserOnly = Object.entries({ ...queries, ...mutations })
    .filter(([, policy]) => policy.browserOnly)
    .map(([name]) => name)
    .sort()
  expect(saying.map(({ name }) => name).sort()).toEqual(browserOnly)
  const document = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  const [, list = ''] =
    /A token, whatever its scope, is refused with `FORBIDDEN` by ([^:]*):/.exec(document) ?? []
  expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(browserOnly)
})

describe('mutation', () => {
  test.each(Object.entries(mutations))('lets in only the people whom the policy names: %s', (name, policy) =>
    tryAll('mutation', name, policy),
  )
})

describe('query', () => {
  test.each([...Object.entries(queries), ...moreQueries])(
    'lets in only the people whom the policy names: %s',
    (name, policy) => tryAll('query', name, policy),
  )
})
