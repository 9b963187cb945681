import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Context } from '../../domain/context.js'
import { isDatabaseAway } from '../../platform/database/isDatabaseAway.js'
import { badField, clipped, type Issue, isFailure, unavailable } from '../../platform/errors.js'
import { retryHeaders, statusOfOperation } from '../failures.js'

/** Sets the HTTP status of an operation's failures (http/failures.ts), and when to retry for temporary ones. */
export const failuresPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        if (body.kind !== 'single' || !body.singleResult.errors) return
        const failures = body.singleResult.errors.map(({ extensions = {} }) => ({ extensions }))
        http.status = statusOfOperation(http.status, failures)
        for (const failure of failures)
          for (const [name, value] of Object.entries(retryHeaders(failure))) http.headers.set(name, value)
      },
    }
  },
})

const GIVEN_BY_APOLLO = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
])

/** Thrown by graphql-upload when the request names a file that it does not contain. */
const isFileMissing = (cause: unknown) =>
  cause instanceof Error &&
  (cause as { status?: unknown }).status === 400 &&
  cause.message.startsWith('File missing')

type LogFailure = (error: unknown) => string | undefined

/**
 * Formats every failure the same way (docs/api.md). Unexpected errors are logged; the caller gets only the request id.
 */
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
    if (isFileMissing(cause))
      return { ...shape, ...badField('file', 'The file is missing from the request').toJSON() }
    if (isDatabaseAway(cause)) return { ...shape, ...unavailable().toJSON() }
    return {
      ...shape,
      message: 'Something went wrong',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: logFailure(cause) },
    }
  }
