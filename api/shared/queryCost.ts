import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../context.js'
import { coerceVariables } from './coerceVariables.js'
import { badInput } from './errors.js'

/** How many objects an answer may hold at most: far above any page, far below a dump. */
export const MOST_COST = 10_000

interface Asked {
  fragments: Record<string, FragmentDefinitionNode>
  /** Costs of fragments: one that spreads another twenty times, which does so too, would be walked for ever. */
  known: Map<string, number>
  variables: Record<string, unknown>
}

const isPage = (type: GraphQLObjectType) => type.name.endsWith('Connection')

const costOfFragment = (type: GraphQLObjectType, name: string, asked: Asked): number => {
  const key = `${type.name} ${name}`
  const fragment = asked.fragments[name]
  const cost = asked.known.get(key) ?? (fragment ? costOf(type, fragment.selectionSet, asked) : 0)
  asked.known.set(key, cost)
  return cost
}

/** How many a page may bring. One whose arguments cannot be read is refused by itself when it is executed. */
const sizeOf = (field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Asked): number => {
  try {
    return Math.max(0, Number(getArgumentValues(field, node, variables).first ?? 1))
  } catch {
    return 0
  }
}

/** The most objects that a selection on a type can bring, pages by their `first`, given or not. */
const costOf = (type: GraphQLObjectType, set: SelectionSetNode, asked: Asked): number => {
  let cost = 0
  for (const selection of set.selections) {
    if (selection.kind !== Kind.FIELD) {
      cost +=
        selection.kind === Kind.INLINE_FRAGMENT
          ? costOf(type, selection.selectionSet, asked)
          : costOfFragment(type, selection.name.value, asked)
      continue
    }
    const field = type.getFields()[selection.name.value]
    const named = field && getNamedType(field.type)
    if (!field || !isObjectType(named) || !selection.selectionSet) continue
    const inner = costOf(named, selection.selectionSet, asked)
    cost += isPage(named) ? sizeOf(field, selection, asked) * inner : 1 + inner
  }
  return cost
}

const fragmentsOf = (document: DocumentNode) =>
  Object.fromEntries(
    document.definitions.flatMap(each =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )

/** Apollo keeps the parsed document: an operation costs the same as long as the sizes of its pages are the same. */
const costs = new WeakMap<OperationDefinitionNode, Map<string, number>>()
const MOST_SIZES = 100

const costOfOperation = (
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Record<string, unknown>,
): number => {
  const known = costs.get(operation) ?? new Map<string, number>()
  costs.set(operation, known)
  const sizes = Object.entries(variables).filter(([, value]) => typeof value === 'number' || value === null)
  const key = sizes.join()
  const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  const asked = () => ({ fragments: fragmentsOf(document), known: new Map(), variables })
  const cost = known.get(key) ?? costOf(root!, operation.selectionSet, asked())
  if (known.size < MOST_SIZES) known.set(key, cost)
  return cost
}

/** Refuses before it runs what would bring more than MOST_COST objects, and tells what it cost and what is left. */
export const queryCostPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    let cost = 0
    let isKnown = false
    return {
      async didResolveOperation({ operation, document, schema, request, contextValue: context }) {
        // None where a document has several and none is named: Apollo says so.
        if (!operation) return
        const { house, now, caller } = context
        const variables = coerceVariables({
          schema,
          operation,
          variables: request.variables ?? {},
          now,
          hidesSuggestions: house.config.isProduction,
        })
        cost = costOfOperation(operation, document, schema, variables)
        isKnown = true
        if (cost > MOST_COST)
          throw badInput([
            { path: '', message: `This query costs ${cost} of at most ${MOST_COST}: ask for smaller pages` },
          ])
        // The first point was paid at the door.
        if (cost > 1) caller.allowance.spend(cost - 1)
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single' || !isKnown) return
        response.body.singleResult.extensions = {
          ...response.body.singleResult.extensions,
          cost: { objects: cost, most: MOST_COST, ...contextValue.caller.allowance.balance },
        }
      },
    }
  },
})
