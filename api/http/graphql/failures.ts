import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Context } from '../../domain/context.js'
import { clipped, type Issue, isFailure, unavailable } from '../../platform/errors.js'

/** Whole answers that say: come back later. */
const LATER: Record<string, number | undefined> = { RATE_LIMITED: undefined, UNAVAILABLE: 503 }

const isTooOften = ({ extensions }: GraphQLFormattedError) => extensions?.code === 'RATE_LIMITED'
const isOurFault = ({ extensions }: GraphQLFormattedError) => extensions?.code === 'INTERNAL_SERVER_ERROR'

/**
 * What HTTP says of an operation's failures. Apollo answers 500 for whatever is refused between validation and execution;
 * that is for our own faults alone. What a caller did wrong is a 200 with errors, as when a resolver refuses it, and 429
 * where the quota is spent.
 * What will pass by itself says so: Retry-After, and 503 where the database is away.
 */
export const failuresPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        if (body.kind !== 'single' || !body.singleResult.errors) return
        const { errors } = body.singleResult
        if (http.status === 500 && !errors.some(isOurFault)) http.status = errors.some(isTooOften) ? 429 : 200
        for (const { extensions } of errors) {
          if (!Object.hasOwn(LATER, String(extensions?.code))) continue
          http.status = LATER[String(extensions?.code)] ?? http.status
          http.headers.set('Retry-After', String(extensions?.retryAfter))
        }
      },
    }
  },
})

/** 57014 is a statement past its time, 55P03 a lock not given in time. */
const CONNECTION_LOST =
  /^(08|57P0|57014|53|55P03|40001|40P01)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/

interface Cause {
  code?: unknown
  /** Of PostgreSQL: FATAL ends the connection. */
  severity?: string
  message?: string
  cause?: unknown
}

/** Whether an error says that the database cannot be reached or has no room now, not that it was asked wrongly. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let cause = error as Cause | undefined; cause; cause = cause.cause as typeof cause) {
    if (cause.severity === 'FATAL' || (typeof cause.code === 'string' && CONNECTION_LOST.test(cause.code)))
      return true
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        cause.message ?? '',
      )
    )
      return true
  }
  return false
}

const GIVEN_BY_APOLLO = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
])

type LogFailure = (error: unknown) => string | undefined

/** One shape of failure (docs/api.md). An unexpected error is logged; the caller gets only its request id. */
export const formatFailure =
  (logFailure: LogFailure) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
    const { locations, path } = formatted
    const message = clipped(formatted.message)
    const shape = { message, ...(locations && { locations }), ...(path && { path }) }
    if (isFailure(error)) return { ...shape, extensions: formatted.extensions }
    if (GIVEN_BY_APOLLO.has(String(formatted.extensions?.code))) {
      const issues = (formatted.extensions?.issues as Issue[]) ?? [{ path: '', message }]
      return { ...shape, extensions: { code: 'BAD_USER_INPUT', issues } }
    }
    if (isDatabaseAway(cause)) return { ...shape, ...unavailable().toJSON() }
    return {
      ...shape,
      message: 'Something went wrong',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: logFailure(cause) },
    }
  }
