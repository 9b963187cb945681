import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'
import type { Context } from '../../domain/context.js'
import { badInput } from '../../platform/errors.js'
import { PRICES } from '../../platform/limits/prices.js'
import { type Cost, costOfOperation } from './costOfOperation.js'
import { refuseNulls } from './nullVariables.js'
import { variableIssues } from './variableIssues.js'

/**
 * Limits for one request: far more objects than any page needs and far fewer than a dump, and at most half a second of
 * work.
 */
const MOST = { objects: 10_000, points: 25_000 }

/** Limit for a document: enough for the pages and for Sandbox's introspection. */
export const MOST_TOKENS = 2000

const refuse = (message: string) => badInput([{ path: '', message }])

export const assertWithin = ({ objects, points }: Cost) => {
  if (objects > MOST.objects)
    throw refuse(`This query costs ${objects} of at most ${MOST.objects}: ask for smaller pages`)
  if (points > MOST.points)
    throw refuse(
      `This request costs ${Math.ceil(points)} of at most ${MOST.points} points: ask for less at once`,
    )
}

/** Counts errors, and the issues of a refused input. */
const failuresIn = (errors: readonly GraphQLFormattedError[]) =>
  errors.reduce((told, { extensions }) => told + 1 + ((extensions?.issues as unknown[]) ?? []).length, 0)

interface Priced {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  document: DocumentNode
  /** The variables as the client sent them. */
  variables: Record<string, unknown>
}

/**
 * The cost of an operation with these variables. Throws if they are invalid or it is over the limit for one request.
 */
const costOf = ({ schema, operation, document, variables }: Priced, { app, now }: Context): Cost => {
  // The first error is enough: it quotes the whole value.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 0,
  })
  if (!coerced) {
    const hideSuggestions = app.config.isProduction
    throw badInput(variableIssues({ schema, operation, variables, now, hideSuggestions }))
  }
  const cost = costOfOperation(operation, document, schema, coerced)
  assertWithin(cost)
  refuseNulls(document, operation, schema, coerced)
  return cost
}

/**
 * Charges a request for the work it causes, before we do it: its document if it is new, its acts and objects, and
 * finally the errors it returns. A request over the limit for a single one is refused before it runs.
 */
export const queryCostPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    let cost: Cost | undefined
    return {
      // An unparsable document was read to the end at most, and has at most one token for every two characters.
      async parsingDidStart({ source, contextValue: { caller } }) {
        return async error => {
          if (error) caller.quota.spend(Math.min(MOST_TOKENS, source.length / 2) * PRICES.token)
        }
      },
      async validationDidStart({ document, request, contextValue: { caller } }) {
        // REST's documents are our own, and the first caller should not pay for them.
        if (!request.http) return
        caller.quota.spend((document.tokenCount ?? MOST_TOKENS) * PRICES.token)
      },
      async didResolveOperation({ operation, document, schema, request, contextValue: context }) {
        // Apollo reports a document that has several operations and names none.
        if (!operation) return
        cost = costOf({ schema, operation, document, variables: request.variables ?? {} }, context)
        context.caller.quota.pay(cost.points)
      },
      async willSendResponse({ response: { body }, contextValue: { caller } }) {
        if (body.kind !== 'single') return
        const { quota } = caller
        const { errors, extensions } = body.singleResult
        if (errors) quota.spend(failuresIn(errors) * PRICES.failure)
        if (!cost) return
        const { points, balance } = quota
        const told = { objects: cost.objects, most: MOST.objects, points, ...balance }
        body.singleResult = { ...body.singleResult, extensions: { ...extensions, cost: told } }
      },
    }
  },
})
