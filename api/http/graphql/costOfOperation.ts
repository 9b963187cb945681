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
import { MOST_LINES, MOST_PAYMENTS, MOST_STATEMENTS } from '../../domain/statements/Statement.js'
import { PRICES } from '../../platform/limits/prices.js'
import { accountQuotas } from '../../rules/accounts/accountBounds.js'
import { MOST_VISITS } from '../../rules/visits/visits.js'
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

/**
 * Unpaged lists that may be long: the most items they can have, which the limit for one query counts, and the
 * usual number, which is charged. A longer answer is charged for its length. All other lists are short.
 */
const LISTS: Record<string, { most: number; usual: number }> = {
  'User.areas': { most: accountQuotas.serviceAreas.most, usual: 50 },
  'Query.serviceAreas': { most: accountQuotas.serviceAreas.most, usual: 50 },
  'Mutation.removeServiceAreas': { most: accountQuotas.serviceAreas.most, usual: 50 },
  'ServiceAreasReport.added': { most: accountQuotas.serviceAreas.most, usual: 50 },
  'ServiceAreasReport.refused': { most: accountQuotas.serviceAreas.most, usual: 5 },
  // Computed from all areas.
  'VendorProfile.areas': { most: 1000, usual: 200 },
  'AreasAround.cities': { most: 1000, usual: 200 },
  'Query.offerRules': { most: accountQuotas.offerRules.most, usual: 5 },
  'Mutation.turnOffersOffToday': { most: accountQuotas.offerRules.most, usual: 5 },
  'Mutation.offersOffToday': { most: accountQuotas.offerRules.most, usual: 5 },
  'OfferPreview.requests': { most: 10, usual: 5 },
  'Query.dumpsterSizes': { most: accountQuotas.dumpsterSizes.most, usual: 5 },
  'User.documents': { most: 100, usual: 5 },
  'Query.vendorDocuments': { most: 100, usual: 5 },
  'Job.history': { most: 20, usual: 5 },
  'Job.visits': { most: accountQuotas.visitsPerJob.most, usual: 2 },
  // Five, and the scale ticket.
  'Visit.photos': { most: 6, usual: 2 },
  'Job.changeOrders': { most: accountQuotas.changeOrdersPerJob.most, usual: 1 },
  'ChangeOrder.photos': { most: 5, usual: 1 },
  // A line for each change order, and the base price and cancellation fee of each vendor.
  'Job.charges': { most: accountQuotas.changeOrdersPerJob.most + 20, usual: 2 },
  'Charge.answerPhotos': { most: 5, usual: 1 },
  'Job.balances': { most: 20, usual: 1 },
  'Job.payments': { most: accountQuotas.paymentsPerJob.most, usual: 1 },
  'Job.ledger': { most: 200, usual: 2 },
  'Query.statements': { most: MOST_STATEMENTS, usual: 6 },
  'Statement.lines': { most: MOST_LINES, usual: 20 },
  'Statement.payments': { most: MOST_PAYMENTS, usual: 1 },
  'FeeTotals.months': { most: 36, usual: 12 },
  // One for each dumpster size.
  'Nearby.prices': { most: 4, usual: 4 },
  'Query.savedAddresses': { most: 5, usual: 3 },
  'Mutation.hideAddress': { most: 5, usual: 3 },
  'Query.vendorVisits': { most: MOST_VISITS, usual: 10 },
}

const ONE = { most: 1, usual: 1 }

/** Values computed from many rows. */
const MADE_OF = { 'VendorProfile.cityCount': 200 } as Record<string, number>

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

const costOfField = (
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  asked: Asked,
): Cost => {
  const named = getNamedType(field.type)
  const path = `${parent.name}.${field.name}`
  const itself = { objects: 0, points: ownPrice(field) + (MADE_OF[path] ?? 0) * PRICES.object }
  if (!isObjectType(named) || !node.selectionSet) return itself
  const inner = costOf(named, node.selectionSet, asked)
  if (!isPage(named)) {
    const one = sum(inner, { objects: 1, points: PRICES.object })
    const { most, usual } = LISTS[path] ?? ONE
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
      if (field) cost = sum(cost, costOfField(type, field, node, asked))
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
