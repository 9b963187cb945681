import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server'
import { HeaderMap } from '@apollo/server'
import type { GraphQLFormattedError } from 'graphql'
import type { Context } from '../../domain/context.js'
import { operationsText } from '../../domain/nouns.js'
import { holdsSecret } from '../../domain/shownOnce.js'
import { badField } from '../../platform/errors.js'
import { signedHash } from '../../platform/signature.js'
import { graphqlBody, httpFailureOf, retryHeaders } from '../failures.js'
import { actsOf, fragmentsOf } from '../graphql/actsOf.js'
import { Claim } from './Claim.js'

/**
 * These ignore the key: sign-ins and sign-outs depend on a cookie, upload links are valid only for minutes, and a
 * file is not part of the fingerprint. Repeating them creates no lasting duplicates (docs/api.md).
 */
const EXEMPT = new Set([
  ...['login', 'logout', 'signUpCustomer', 'requestPasswordReset', 'resetPassword', 'acceptInvitation'],
  ...['createUpload', 'uploadFile'],
  // It also deletes the responses stored for retries.
  'closeAccount',
])

const keyOf = ({ caller }: Context): string | undefined => {
  const given = caller.headers['idempotency-key']
  if (given === undefined) return undefined
  const key = String(given)
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badField('Idempotency-Key', 'An Idempotency-Key must have 1 to 200 characters and no spaces')
  }
  return key
}

/** A key that covers only part of a request would let the rest run twice. */
const refuseMixed = (names: readonly string[]) => {
  const exempt = names.find(name => EXEMPT.has(name))
  if (exempt !== undefined)
    throw badField(
      'Idempotency-Key',
      `An Idempotency-Key does not cover ${exempt}. Send it in a request of its own.`,
    )
}

interface Asked {
  query?: string
  operationName?: string | null
  variables?: Record<string, unknown>
}

/**
 * REST operations share one document, which a new release may change. Signed, because variables may contain a
 * password that could be guessed from its hash in a copy of the database.
 */
const fingerprintOf = ({ app: { config } }: Context, { query, operationName, variables }: Asked) => {
  const asked = [query === operationsText ? 'REST' : query, operationName ?? null, variables ?? {}]
  return signedHash(config.secret, `idempotent\n${JSON.stringify(asked)}`)
}

const responseOf = (
  data: unknown,
  errors?: readonly GraphQLFormattedError[],
  headers = new HeaderMap(),
): GraphQLResponse =>
  ({
    http: { headers },
    body: { kind: 'single', singleResult: { data, ...(errors && { errors }) } },
  }) as GraphQLResponse

const refused = (error: unknown): GraphQLResponse => {
  const failure = httpFailureOf(error)
  if (failure.status === 500) throw error
  return responseOf(null, graphqlBody(failure).errors, new HeaderMap(Object.entries(retryHeaders(failure))))
}

/**
 * `Idempotency-Key` for every mutation, over GraphQL and over REST, which runs the same operations: a repeated request
 * gets the response of the first one, and is done once. Without the header the database is not queried.
 */
export const idempotencyPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    let claim: Claim | undefined
    let isKept = true
    return {
      // Comes before the plugin that executes, because whatever is answered here isn't executed.
      async responseForOperation({ operation, document, request, schema, contextValue: context }) {
        // None if the given name isn't an operation's, or if there are several operations and no name.
        if (operation?.operation !== 'mutation') return null
        if (context.caller.headers['idempotency-key'] === undefined) return null
        const names = actsOf(operation, fragmentsOf(document)).map(({ name }) => name.value)
        if (names.every(name => EXEMPT.has(name))) return null
        try {
          refuseMixed(names)
          const key = keyOf(context)
          const viewer = await context.viewer()
          // Refused by the act itself.
          if (!key || !viewer) return null
          const mutations = schema.getMutationType()!.getFields()
          isKept = !names.some(name => holdsSecret(mutations[name]!.type))
          const taken = await Claim.take(context, {
            userId: viewer.personId,
            key,
            fingerprint: fingerprintOf(context, request),
          })
          if (taken instanceof Claim) {
            claim = taken
            return null
          }
          const { data, errors } = JSON.parse(taken.answer)
          return responseOf(data, errors)
        } catch (error) {
          return refused(error)
        }
      },
      async willSendResponse({ response: { body }, logger }) {
        if (!claim || body.kind !== 'single') return
        const { data, errors } = body.singleResult
        try {
          // A refusal has done nothing, so the key can be used again, unless another field of the operation did
          // something.
          if (errors && (await claim.release())) return
          await claim.finish(isKept ? JSON.stringify({ data, errors }) : null)
        } catch (error) {
          // The act is done and its caller gets the response; a retry gets ALREADY_DONE.
          logger.warn(error)
        }
      },
    }
  },
})
