import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import type { Client } from '../client.js'

/**
 * Queries that ask for everything that the API returns, generated from the schema, so that future fields are covered too.
 */

const schema = buildHaulbidSchema()

/** Levels of objects below a query: enough to get from one's own job to others' bids and back. */
const DEPTH = 5

/** Pages contain two, or the query would cost too much; REST's and those of the row tests are larger. */
export const selectionOn = (
  type: GraphQLOutputType,
  depth: number,
  above: readonly string[] = [],
): string | null => {
  const of = getNamedType(type)
  if (isLeafType(of)) return ''
  if (!isObjectType(of) || depth === 0) return null
  const fields = Object.values(of.getFields()).flatMap(field => {
    // Going back through the same field reveals nothing new after the first time.
    if (above.filter(name => name === field.name).length > 1 || field.name === 'edges') return []
    if (field.args.some(arg => isNonNullType(arg.type) && arg.defaultValue === undefined)) return []
    const inner = selectionOn(field.type, depth - (of.name.endsWith('Connection') ? 0 : 1), [
      ...above,
      field.name,
    ])
    if (inner === null) return []
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 3)' : ''
    return [`${field.name}${page} ${inner}`]
  })
  return `{ ${fields.join(' ')} }`
}

/** Arguments that a query needs and that name nobody. */
const needed: Record<string, string> = {
  priceGuidance: 'type: junk_pickup, zipCode: "78701"',
  nearby: 'type: junk_pickup, zipCode: "78701"',
  areasAround: 'zipCode: "78701", miles: 5',
  vendorVisits: 'day: "2026-12-24"',
  board: 'day: "2026-12-24"',
  boardWeek: 'from: "2026-12-24"',
  stock: 'from: "2026-12-24", to: "2026-12-31"',
  invitation: 'token: "none"',
  previewOfferRule: 'input: { size: "20_yard", price: "380" }',
  previewHaulRule:
    'input: { minimum: "99", eighthPrices: ["80", "140", "190", "240", "290", "330", "370", "400"] }',
}

/** Whom and what the queries ask for, by the names of their arguments. */
export interface Asked {
  jobIds: string[]
  customerIds: string[]
  vendorIds: string[]
  userIds: string[]
}

const queriesFor = ({ jobIds, customerIds, vendorIds, userIds }: Asked) =>
  Object.values((schema.getQueryType() as GraphQLObjectType).getFields()).flatMap(({ name, args, type }) => {
    const given: Record<string, string[]> = {
      id: name === 'job' ? jobIds : userIds,
      jobId: jobIds,
      customerId: customerIds,
      vendorId: vendorIds,
      userIds: vendorIds,
    }
    const subject = args.find(arg => given[arg.name])
    const values = [
      ...(subject ? given[subject.name]! : []),
      ...(subject && isNonNullType(subject.type) ? [] : [null]),
    ]
    const page = args.some(arg => arg.name === 'first') ? ['first: 10'] : []
    return values.map(value => {
      const passed = [
        ...page,
        ...(needed[name] ? [needed[name]] : []),
        ...(value ? [`${subject!.name}: "${value}"`] : []),
      ].join(', ')
      return (depth: number) => `{ ${name}${passed && `(${passed})`} ${selectionOn(type, depth) ?? ''} }`
    })
  })

/** Everything a user can get out of the API, as one text. Queries beyond the limits are made less deep. */
export const allThat = async (client: Client, asked: Asked): Promise<string> => {
  const answers: unknown[] = []
  for (const query of queriesFor(asked)) {
    for (let depth = DEPTH; depth > 0; depth--) {
      const { data, errors } = await client.answer(query(depth))
      answers.push(data)
      const tooMuch = errors.some(({ message }) => /costs|limit|[Tt]oken/.test(message))
      if (!tooMuch) {
        for (const { extensions } of errors)
          expect(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']).toContain(extensions.code)
        break
      }
      expect(depth).toBeGreaterThan(1)
    }
  }
  return JSON.stringify(answers)
}
