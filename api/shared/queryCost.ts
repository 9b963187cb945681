import type { ApolloServerPlugin } from '@apollo/server'
import {
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../context.js'
import { badInput } from './errors.js'

/** How many objects an answer may hold at most: far above any page, far below a dump. */
export const MOST_COST = 10_000

interface Asked {
  fragments: Record<string, FragmentDefinitionNode>
  variables: Record<string, unknown>
}

const isPage = (type: GraphQLObjectType) => type.name.endsWith('Connection')

/** The most objects that a selection on a type can bring, pages by their `first`, given or not. */
const costOf = (type: GraphQLObjectType, set: SelectionSetNode, asked: Asked): number => {
  let cost = 0
  for (const selection of set.selections) {
    if (selection.kind !== Kind.FIELD) {
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : asked.fragments[selection.name.value]
      if (inner) cost += costOf(type, inner.selectionSet, asked)
      continue
    }
    const field = type.getFields()[selection.name.value]
    const named = field && getNamedType(field.type)
    if (!field || !isObjectType(named) || !selection.selectionSet) continue
    const inner = costOf(named, selection.selectionSet, asked)
    const { first = 1 } = isPage(named) ? getArgumentValues(field, selection, asked.variables) : {}
    cost += isPage(named) ? Number(first) * inner : 1 + inner
  }
  return cost
}

/** Refuses before it runs what would bring more than MOST_COST objects, and tells the cost of what it answers. */
export const queryCostPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    let cost = 0
    return {
      async didResolveOperation({ operation, document, schema, request }) {
        const root = operation?.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
        const fragments = Object.fromEntries(
          document.definitions.flatMap(each =>
            each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
          ),
        )
        try {
          cost = costOf(root!, (operation as OperationDefinitionNode).selectionSet, {
            fragments,
            variables: request.variables ?? {},
          })
        } catch {
          // A variable that cannot be read is refused in the rules' words when it is coerced.
          return
        }
        if (cost > MOST_COST)
          throw badInput([
            { path: '', message: `This query costs ${cost} of at most ${MOST_COST}: ask for smaller pages` },
          ])
      },
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single' || cost === 0) return
        response.body.singleResult.extensions = {
          ...response.body.singleResult.extensions,
          cost: { objects: cost, most: MOST_COST },
        }
      },
    }
  },
})
