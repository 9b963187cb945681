import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphQLFormattedError } from 'graphql'
import type { Context } from '../../domain/context.js'
import { badInput } from '../../platform/errors.js'
import { PRICES } from '../../platform/limits/prices.js'
import { coerceVariables } from './coerceVariables.js'
import { type Cost, costOfOperation } from './costOfOperation.js'

/** What one request may ask for: objects far above any page and far below a dump, work of at most half a second. */
const MOST = { objects: 10_000, points: 25_000 }

/** Of a document: wide enough for the pages and for Sandbox's introspection. */
export const MOST_TOKENS = 2000

const refuse = (message: string) => badInput([{ path: '', message }])

const assertWithin = ({ objects, points }: Cost) => {
  if (objects > MOST.objects)
    throw refuse(`This query costs ${objects} of at most ${MOST.objects}: ask for smaller pages`)
  if (points > MOST.points)
    throw refuse(
      `This request costs ${Math.ceil(points)} of at most ${MOST.points} points: ask for less at once`,
    )
}

/** Errors, and of a refused input its issues. */
const failuresIn = (errors: readonly GraphQLFormattedError[]) =>
  errors.reduce((told, { extensions }) => told + 1 + ((extensions?.issues as unknown[]) ?? []).length, 0)

/**
 * Lets a request pay for what it makes us do, before we do it: its document where that is new here, its acts and objects,
 * and finally the errors it returns. A request that asks for more than one request may is refused before it runs.
 */
export const queryCostPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    let cost: Cost | undefined
    return {
      // What cannot be parsed was read to the end at most, and has no more tokens than every second character.
      async parsingDidStart({ source, contextValue: { caller } }) {
        return async error => {
          if (error) caller.quota.spend(Math.min(MOST_TOKENS, source.length / 2) * PRICES.token)
        }
      },
      async validationDidStart({ document, request, contextValue: { caller } }) {
        // REST's is our own, and whoever happens to be the first does not pay for it.
        if (!request.http) return
        caller.quota.spend((document.tokenCount ?? MOST_TOKENS) * PRICES.token)
      },
      async didResolveOperation({ operation, document, schema, request, contextValue: context }) {
        // None where a document has several and none is named: Apollo says so.
        if (!operation) return
        const { app, now, caller } = context
        const variables = coerceVariables({
          schema,
          operation,
          variables: request.variables ?? {},
          now,
          hidesSuggestions: app.config.isProduction,
        })
        cost = costOfOperation(operation, document, schema, variables)
        assertWithin(cost)
        caller.quota.pay(cost.points)
      },
      async willSendResponse({ response: { body }, contextValue: { caller } }) {
        if (body.kind !== 'single') return
        const { singleResult } = body
        if (singleResult.errors) caller.quota.spend(failuresIn(singleResult.errors) * PRICES.failure)
        if (!cost) return
        const { points, balance } = caller.quota
        singleResult.extensions = {
          ...singleResult.extensions,
          cost: { objects: cost.objects, most: MOST.objects, points, ...balance },
        }
      },
    }
  },
})
