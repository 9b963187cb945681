import type { ApolloServerPlugin } from '@apollo/server'
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getNamedType,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import type { Context } from '../context.js'
import { badInput, type Issue, isFailure, unavailable } from './errors.js'
import { issuesOf } from './rules.js'

/** graphql-js says which variable it could not read only in words. */
const COERCION =
  /^Variable "\$(\w+)" (?:got invalid value [\s\S]*? at "\1((?:\.\w+|\[\d+\])*)"|got invalid value|of required type)/

const pathOf = (name: string, at: string | undefined, isInput: boolean) => {
  const inner = (at ?? '').replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '')
  return isInput ? inner : [name, inner].filter(Boolean).join('.')
}

const wordsOf = (error: GraphQLError) =>
  error.originalError instanceof GraphQLError
    ? error.originalError.message
    : error.message.split('; ').at(-1)!

/** What the rules say of the values as they were sent, then what no rule spoke of. */
const coercionIssues = (
  errors: readonly GraphQLError[],
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
  now: Date,
): Issue[] => {
  const ruled = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const input = typeFromAST(schema, type as never)
    return isInputType(input) ? issuesOf(getNamedType(input).name, variables[variable.name.value], now) : []
  })
  const other = errors.flatMap(error => {
    const [, name, at] = COERCION.exec(error.message) ?? []
    if (!name) return []
    const [, absent] = /; Field "(\w+)" of required type/.exec(error.message) ?? []
    const value = variables[name]
    return [
      {
        path: pathOf(
          name,
          absent ? `${at ?? ''}.${absent}` : at,
          typeof value === 'object' && value !== null,
        ),
        message: absent ? 'This is required' : wordsOf(error),
      },
    ]
  })
  const said = new Set(ruled.map(issue => issue.path))
  return [...ruled, ...other.filter(issue => !said.has(issue.path))]
}

/** Whole answers that say: come back later. */
const LATER: Record<string, number | undefined> = { RATE_LIMITED: undefined, UNAVAILABLE: 503 }

/**
 * A refused variable becomes BAD_USER_INPUT with issues in the words of the rules, all of them at once.
 * What will pass by itself says so to HTTP too: Retry-After, and 503 where the database is away.
 */
export const failuresPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors, operation, request, schema, contextValue }) {
        if (!errors || response.body.kind !== 'single') return
        const refused = errors.filter(error => COERCION.test(error.message) && !error.path)
        if (operation && refused.length > 0) {
          const issues = coercionIssues(refused, operation, request.variables ?? {}, schema, contextValue.now)
          response.body.singleResult.errors = [badInput(issues).toJSON()]
          response.http.status = 200
        }
        for (const { extensions } of response.body.singleResult.errors ?? []) {
          if (!Object.hasOwn(LATER, String(extensions?.code))) continue
          response.http.status = LATER[String(extensions?.code)] ?? response.http.status
          response.http.headers.set('Retry-After', String(extensions?.retryAfter))
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
  'BAD_REQUEST',
  'BAD_USER_INPUT',
])

type Told = (error: unknown) => string | undefined

/** One shape of failure (DESIGN 4). What is no failure of ours is told to the log, and to the caller only by number. */
export const formatFailure =
  (tellLog: Told) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
    const { locations, path, message } = formatted
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
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: tellLog(cause) },
    }
  }
