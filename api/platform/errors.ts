import { GraphQLError } from 'graphql'

/** One shape of failure (docs/api.md): `extensions.code`, and for a CONFLICT a `reason`. */
export type FailureCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR'

export interface Issue {
  /** The field, as a dotted path from the input: `price`, `images.2`. Empty for the input as a whole. */
  path: string
  message: string
}

const MOST_WORDS = 500

/** Of a message that quotes what was sent, which may be a megabyte. */
export const clipped = (message: string): string =>
  message.length > MOST_WORDS ? `${message.slice(0, MOST_WORDS)}…` : message

/** What may be told to a caller. The conflicts of the trade are in domain/conflicts.ts. */
export class Failure extends GraphQLError {
  constructor(code: FailureCode, message: string, more: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...more } })
  }
}

export const badInput = (issues: Issue[]) =>
  new Failure('BAD_USER_INPUT', issues[0]?.message ?? 'Something here is not right', { issues })

export const badField = (path: string, message: string) => badInput([{ path, message }])

export const unauthenticated = (message = 'Please sign in') => new Failure('UNAUTHENTICATED', message)

export const forbidden = (message = 'Access denied', more: { reason?: string } = {}) =>
  new Failure('FORBIDDEN', message, more)

/** Also where existence is private. */
export const notFound = (what: string) => new Failure('NOT_FOUND', `${what} not found`)

/** `retryAfter` in seconds. */
export const rateLimited = (retryAfter: number, message = 'Too many attempts. Please try again later.') =>
  new Failure('RATE_LIMITED', message, { retryAfter })

export const unavailable = (message = 'Haulbid is not available right now. Please try again in a moment.') =>
  new Failure('UNAVAILABLE', message, { retryAfter: 2 })

/** A policy's answer becomes a refusal. */
export function allow(permitted: boolean, message?: string): asserts permitted {
  if (!permitted) throw forbidden(message)
}

/** What callers may see; everything else is masked and logged. */
export const isFailure = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && (error instanceof Failure || isFailure(error.originalError))
