import type { ServerResponse } from 'node:http'
import { isDatabaseAway } from '../platform/database/isDatabaseAway.js'
import { type FailureCode, isFailure, unavailable } from '../platform/errors.js'
import { currentRequest } from '../platform/logging/requestScope.js'

/** The one place that turns a failure into an HTTP status, headers and a body (docs/api.md, Failures). */
const STATUS: Record<FailureCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
}

export const statusOf = (code: unknown): number => STATUS[code as FailureCode] ?? 500

/** A request refused before its content is looked at, with a status that may be more precise than its code. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: FailureCode,
    message: string,
  ) {
    super(message)
  }
}

export interface HttpFailure {
  status: number
  message: string
  extensions: Record<string, unknown>
}

/** Thrown by Express for a path that is not encoded properly. */
const isMalformedAddress = (error: unknown) =>
  error instanceof URIError || (error as { status?: unknown } | undefined)?.status === 400

/**
 * The failure to report for an error of any kind. Only an error caused by neither the caller nor the database is a
 * 500.
 */
export const httpFailureOf = (error: unknown): HttpFailure => {
  if (error instanceof Refused)
    return { status: error.status, message: error.message, extensions: { code: error.code } }
  const failure = isDatabaseAway(error) ? unavailable() : error
  if (isFailure(failure)) {
    const { message, extensions } = failure
    return { status: statusOf(extensions.code), message, extensions }
  }
  if (isMalformedAddress(error))
    return {
      status: 400,
      message: 'This URL is not valid',
      extensions: { code: 'BAD_USER_INPUT' },
    }
  const { requestId } = currentRequest() ?? {}
  return {
    status: 500,
    message: 'Something went wrong',
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  }
}

export const retryHeaders = ({ extensions: { retryAfter } }: Pick<HttpFailure, 'extensions'>) =>
  retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }

/** In the format of /graphql responses. */
export const graphqlBody = ({ message, extensions }: HttpFailure) => ({ errors: [{ message, extensions }] })

/** In the format of all other addresses. */
const plainBody = ({ message, extensions: { requestId } }: HttpFailure) => ({
  error: message,
  ...(requestId !== undefined && { requestId }),
})

/** The body for a URL, which may be absolute. */
export const bodyFor = (url: string, failure: HttpFailure): object =>
  /^(https?:\/\/[^/?]*)?\/graphql(\/|\?|$)/i.test(url) ? graphqlBody(failure) : plainBody(failure)

export const sendFailure = (
  response: ServerResponse,
  failure: HttpFailure,
  headers: Record<string, string> = {},
): void => {
  const body = JSON.stringify(plainBody(failure))
  response.writeHead(failure.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...retryHeaders(failure),
    ...headers,
  })
  response.end(body)
}

/**
 * The status of an operation with these failures. Apollo responds 500 to anything refused between validation
 * and execution, but 500 is only for our own faults. A caller's mistake is a 200 with errors, as when a
 * resolver refuses it. It is 429 if the quota is spent before it runs, and 503 if the database is down.
 */
export const statusOfOperation = (
  status: number | undefined,
  failures: readonly Pick<HttpFailure, 'extensions'>[],
): number | undefined => {
  const has = (code: FailureCode) => failures.some(({ extensions }) => extensions.code === code)
  if (has('UNAVAILABLE')) return STATUS.UNAVAILABLE
  if (status !== 500 || has('INTERNAL_SERVER_ERROR')) return status
  return has('RATE_LIMITED') ? STATUS.RATE_LIMITED : 200
}
