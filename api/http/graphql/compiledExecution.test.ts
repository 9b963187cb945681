import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { buildSchema, type GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import { compiledExecution } from './compiledExecution.js'

const schema = buildSchema(`
  enum Size { small large }
  input Wish { size: Size = large, count: Int! }
  interface Thing { id: ID! }
  type Box implements Thing { id: ID! size: Size label(upper: Boolean = false): String must: String! inner: Box boxes: [Box!] loose: [Box] }
  type Bag implements Thing { id: ID! handles: Int }
  type Query { box: Box things: [Thing!]! strict: Box! wish(wish: Wish!): String echo(text: String!, n: Int): String }
  type Mutation { first: Int! second: Int! fails: Int }
`) as GraphQLSchema

const fail = (message: string) => () => {
  throw new Error(message)
}
const resolve = (type: string, field: string, how: (...args: never[]) => unknown) => {
  const fields = (schema.getType(type) as ReturnType<GraphQLSchema['getQueryType']>)!.getFields()
  fields[field]!.resolve = how as never
}
const box = (more: object = {}) => ({ __typename: 'Box', id: 'b', size: 'small', must: 'be', ...more })
const order: string[] = []
resolve('Query', 'box', async () => box({ inner: box({ must: null }), boxes: [box(), box({ must: null })] }))
resolve('Query', 'things', () => [box(), { __typename: 'Bag', id: 'g', handles: 2 }])
resolve('Query', 'strict', fail('No box'))
resolve('Query', 'wish', ((_: unknown, { wish }: { wish: object }) => JSON.stringify(wish)) as never)
resolve('Query', 'echo', ((_: unknown, args: object) => JSON.stringify(args)) as never)
resolve('Box', 'label', (async (_: unknown, { upper }: { upper: boolean }) =>
  upper ? 'BOX' : 'box') as never)
resolve('Box', 'loose', async () => [box(), Promise.resolve(box()), null])
resolve('Mutation', 'first', async () => {
  await new Promise(done => setTimeout(done, 5))
  return order.push('first')
})
resolve('Mutation', 'second', () => order.push('second'))
resolve('Mutation', 'fails', async () => {
  throw Object.assign(new Error('Refused'), { extensions: { code: 'CONFLICT' } })
})

const told = (error: GraphQLError) =>
  ({ ...error.toJSON(), cause: (error.originalError ?? error).message }) as GraphQLFormattedError

/** How many operations graphql-js has run. */
let interpretations = 0
const serverWith = (...plugins: ApolloServerPlugin[]) =>
  new ApolloServer({
    schema,
    formatError: (_formatted, error) => told(error as GraphQLError),
    plugins: [
      ...plugins,
      {
        requestDidStart: async () => ({
          executionDidStart: async () => {
            interpretations++
          },
        }),
      },
    ],
  })
const plain = serverWith()
const compiling = serverWith(compiledExecution(told))
afterAll(() => Promise.all([plain.stop(), compiling.stop()]))

const ask = async (server: ApolloServer, query: string, variables: Record<string, unknown>) => {
  const { body } = await server.executeOperation({ query, variables })
  return body.kind === 'single' ? JSON.parse(JSON.stringify(body.singleResult)) : undefined
}

/** The response of graphql-js, and that of the compiled function, which is first used for the fourth request. */
const bothWays = async (query: string, variables: Record<string, unknown> = {}) => {
  const interpreted = await ask(plain, query, variables)
  for (let n = 0; n < 3; n++) await ask(compiling, query, variables)
  order.length = 0
  interpretations = 0
  return { interpreted, compiled: await ask(compiling, query, variables) }
}

test.each<[string, string, object?]>([
  ['aliases and arguments', '{ box { a: label b: label(upper: true) id } again: box { id } }'],
  ['variables and their defaults', 'query ($u: Boolean = true) { box { label(upper: $u) } }'],
  ['an input object with defaults', 'query ($w: Wish!) { wish(wish: $w) }', { w: { count: 2 } }],
  ['a literal input object', '{ wish(wish: { count: 1, size: small }) }'],
  ['null is not absent', 'query ($n: Int) { echo(text: "x", n: $n) b: echo(text: "x") }', { n: null }],
  [
    'merged fragments',
    '{ box { ...A ... on Box { size inner { id } } } } fragment A on Box { id inner { size } }',
  ],
  [
    'interfaces and __typename',
    '{ __typename things { __typename id ... on Bag { handles } ... on Box { size } } }',
  ],
  ...[true, false].map((on): [string, string, object] => [
    `@include and @skip, ${on}`,
    `query ($on: Boolean!) { box { id @include(if: $on) size @skip(if: $on) ...A @include(if: $on) ... @skip(if: $on) { label } } }
       fragment A on Box { must id }`,
    { on },
  ]),
  ['the same field, once skipped', 'query ($on: Boolean!) { box { id @skip(if: $on) id } }', { on: true }],
  ['promises in lists', '{ box { loose { id label } } }'],
])('gives the same result compiled and interpreted: %s', async (_, query, variables = {}) => {
  const { interpreted, compiled } = await bothWays(query, variables as Record<string, unknown>)
  expect(interpreted.errors).toBeUndefined()
  expect(compiled).toEqual(interpreted)
  expect(interpretations).toBe(0)
})

test.each<[string, string, object?]>([
  ['a null where none may be nulls its parent', '{ box { id inner { id must } } }'],
  ['and that of a list', '{ box { id boxes { must } } }'],
  ['up to the root', '{ strict { id } box { id } }'],
  ['a refusal beside an answer', 'mutation { first fails }'],
  ['a variable that cannot be read', 'query ($w: Wish!) { wish(wish: $w) }', { w: { size: 'huge' } }],
  ['a variable that is missing', 'query ($t: String!) { echo(text: $t) }'],
])('reports the same message, location, path, code, and cause: %s', async (_, query, variables = {}) => {
  const { interpreted, compiled } = await bothWays(query, variables as Record<string, unknown>)
  expect(interpreted.errors.length).toBeGreaterThan(0)
  expect(compiled).toEqual(interpreted)
  // graphql-js reports variables.
  expect(interpretations).toBe(compiled.data === undefined ? 1 : 0)
})

test('runs mutations one after the other', async () => {
  const { compiled } = await bothWays('mutation { first second }')
  expect(order).toEqual(['first', 'second'])
  expect(compiled).toEqual({ data: { first: 1, second: 2 } })
  expect(interpretations).toBe(0)
})

test('leaves an operation to graphql-js whose fragments grow to more than two thousand fields', async () => {
  const doubling = Array.from(
    { length: 11 },
    (_, n) => `fragment F${n} on Box { inner { ...F${n + 1} } again: inner { ...F${n + 1} } }`,
  )
  const { interpreted, compiled } = await bothWays(
    `{ box { ...F0 } } ${doubling.join(' ')} fragment F11 on Box { id }`,
  )
  expect(compiled).toEqual(interpreted)
  expect(interpretations).toBe(1)
})
