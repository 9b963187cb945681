import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type FragmentDefinitionNode,
  getNamedType,
  isEnumType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  typeFromAST,
} from 'graphql'
import { REQUESTS } from '../../platform/limits/RateLimiter.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { HAUL_RULE } from '../../test/operations.js'
import { customer, type TestUser } from '../../test/users.js'
import { buildHaulbidSchema } from '../graphql/schema.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const web = join(import.meta.dirname, '../../../web')
const documents = globSync('**/*.graphql', { cwd: web }).map(file =>
  parse(readFileSync(join(web, file), 'utf8')),
)
const definitions = documents.flatMap(document => [...document.definitions])
const whole = { kind: Kind.DOCUMENT as const, definitions: definitions as FragmentDefinitionNode[] }
const queries = Object.entries(separateOperations(whole)).filter(([name]) =>
  definitions.some(
    each =>
      each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query' && each.name?.value === name,
  ),
)
const schema = buildHaulbidSchema()

const SAMPLES: Record<string, unknown> = {
  Int: 50,
  UUID: '00000000-0000-4000-8000-000000000000',
  String: 'x',
  LocalDate: '2026-12-24',
  SaveOfferRuleInput: { size: '20_yard', price: '380.00' },
  SaveHaulRuleInput: HAUL_RULE,
}

/** Values for the required variables, with pages as large as the product ever requests. */
const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions
      .filter(({ type }) => type.kind === Kind.NON_NULL_TYPE)
      .map(({ variable, type }) => {
        const named = getNamedType(typeFromAST(schema, type as never))!
        return [variable.name.value, isEnumType(named) ? named.getValues()[0]!.name : SAMPLES[named.name]]
      }),
  )

test("keeps the pages' queries so cheap that nobody using them reaches the limit", async () => {
  expect(queries.length).toBeGreaterThan(20)
  const costs: [string, number][] = []
  for (const [name, document] of queries) {
    const operation = document.definitions.find(each => each.kind === Kind.OPERATION_DEFINITION)!
    const response = await dana.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: print(document),
        variables: variablesOf(operation as OperationDefinitionNode),
      }),
    })
    const { extensions } = (await response.json()) as { extensions?: { cost: { points: number } } }
    costs.push([name, extensions?.cost.points ?? Number.NaN])
  }
  // Lets a hundred of the most expensive fit into a minute.
  const dear = costs.filter(([, cost]) => !(cost <= REQUESTS.points / 100))
  expect(dear).toEqual([])
})
