import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { PRICES } from '../../platform/limits/prices.js'
import type { ListCost } from '../../platform/rows/items.js'
import { actsOf, type Fragments, fragmentsOf } from './actsOf.js'

export interface Cost {
  /** How many objects the response may hold, counting pages by their `first`. */
  objects: number
  /** The points charged for finding them. */
  points: number
}

interface Asked {
  fragments: Fragments
  /**
   * Caches the costs of fragments. Without it, a fragment that spreads another twenty times, each doing the same,
   * would take forever.
   */
  known: Map<string, Cost>
  variables: Record<string, unknown>
}

const NOTHING: Cost = { objects: 0, points: 0 }
const sum = (one: Cost, other: Cost): Cost => ({
  objects: one.objects + other.objects,
  points: one.points + other.points,
})

const ONE = { most: 1, usual: 1 }

const isPage = (type: GraphQLObjectType) => type.name.endsWith('Connection')

const costOfFragment = (type: GraphQLObjectType, name: string, asked: Asked): Cost => {
  const key = `${type.name} ${name}`
  const fragment = asked.fragments[name]
  const cost = asked.known.get(key) ?? (fragment ? costOf(type, fragment.selectionSet, asked) : NOTHING)
  asked.known.set(key, cost)
  return cost
}

/** The maximum number of items of a page. A field with invalid arguments is refused by execution itself. */
const sizeOf = (field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Asked): number => {
  try {
    return Math.max(0, Number(getArgumentValues(field, node, variables).first ?? 1))
  } catch {
    return 0
  }
}

const PASSWORD = /^(current|new)?password$/i

/** How many passwords a field is given, in its arguments or their inputs: each is hashed. */
const passwordsIn = ({ args }: GraphQLField<unknown, unknown>): number =>
  args
    .flatMap(({ name, type }) => {
      const named = getNamedType(type)
      return isInputObjectType(named) ? Object.keys(named.getFields()) : [name]
    })
    .filter(name => PASSWORD.test(name)).length

const ownPrice = (field: GraphQLField<unknown, unknown>): number => {
  const whole = getNamedType(field.type).name === 'JSONObject' ? PRICES.wholeRecord : 0
  return PRICES.field + whole + passwordsIn(field) * PRICES.passwordHash
}

const costOfField = (field: GraphQLField<unknown, unknown>, node: FieldNode, asked: Asked): Cost => {
  const named = getNamedType(field.type)
  const { list = ONE, madeOf = 0 } = field.extensions as ListCost
  const itself = { objects: 0, points: ownPrice(field) + madeOf * PRICES.object }
  if (!isObjectType(named) || !node.selectionSet) return itself
  const inner = costOf(named, node.selectionSet, asked)
  if (!isPage(named)) {
    const one = sum(inner, { objects: 1, points: PRICES.object })
    const { most, usual } = list
    return sum(itself, { objects: most * one.objects, points: usual * one.points })
  }
  const size = sizeOf(field, node, asked)
  return sum(itself, { objects: size * inner.objects, points: Math.max(1, size) * inner.points })
}

/** The most that a selection on a type can cost. */
const costOf = (type: GraphQLObjectType, set: SelectionSetNode, asked: Asked): Cost => {
  let cost = NOTHING
  for (const node of set.selections) {
    if (node.kind === Kind.INLINE_FRAGMENT) cost = sum(cost, costOf(type, node.selectionSet, asked))
    else if (node.kind === Kind.FRAGMENT_SPREAD)
      cost = sum(cost, costOfFragment(type, node.name.value, asked))
    else {
      const field = type.getFields()[node.name.value]
      if (field) cost = sum(cost, costOfField(field, node, asked))
    }
  }
  return cost
}

/** Apollo caches the parsed document: an operation costs the same as long as its page sizes are the same. */
const costs = new WeakMap<OperationDefinitionNode, Map<string, Cost>>()
const MOST_SIZES = 100

/** Once for each request, so without the arrays that `Object.entries` would make. */
const sizesIn = (variables: Record<string, unknown>): string => {
  let sizes = ''
  for (const name in variables) {
    const value = variables[name]
    if (typeof value === 'number' || value === null) sizes += `${name},${value},`
  }
  return sizes
}

export const costOfOperation = (
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Record<string, unknown>,
): Cost => {
  const known = costs.get(operation) ?? new Map<string, Cost>()
  costs.set(operation, known)
  const key = sizesIn(variables)
  const found = known.get(key)
  if (found) return found
  const root = schema.getRootType(operation.operation)
  const asked: Asked = { fragments: fragmentsOf(document), known: new Map(), variables }
  const acts = { objects: 0, points: actsOf(operation, asked.fragments).length * PRICES.act }
  const cost = sum(acts, costOf(root!, operation.selectionSet, asked))
  if (known.size < MOST_SIZES) known.set(key, cost)
  return cost
}
