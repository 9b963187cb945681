import { GraphQLError } from 'graphql'

/** The common format of failures (docs/api.md): `extensions.code`, and for a CONFLICT a `reason`. */
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

/** Truncates a message that quotes the input, which may be a megabyte. */
export const clipped = (message: string): string =>
  message.length > MOST_WORDS ? `${message.slice(0, MOST_WORDS)}…` : message

/** A failure that may be shown to the caller. The product's conflicts are in domain/conflicts.ts. */
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

/** Also used when the resource's existence is private. */
export const notFound = (what: string) => new Failure('NOT_FOUND', `${what} not found`)

/** `retryAfter` is in seconds. */
export const rateLimited = (retryAfter: number, message = 'Too many attempts. Please try again later.') =>
  new Failure('RATE_LIMITED', message, { retryAfter })

/** `until` is in milliseconds since the epoch. */
export const rateLimitedUntil = (until: number, now: Date, message?: string) =>
  rateLimited(Math.max(1, Math.ceil((until - now.getTime()) / 1000)), message)

export const unavailable = (message = 'Haulbid is not available right now. Please try again in a moment.') =>
  new Failure('UNAVAILABLE', message, { retryAfter: 2 })

/** Turns a policy's result into a refusal. */
export function allow(permitted: boolean, message?: string): asserts permitted {
  if (!permitted) throw forbidden(message)
}

/** True if callers may see the error; all others are masked and logged. */
export const isFailure = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && (error instanceof Failure || isFailure(error.originalError))

/** A startup failure that the user at the terminal can fix, shown unchanged and without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Thrown by a task that can never succeed, so it is given up at once. */
export class UnrecoverableError extends Error {
  override name = 'UnrecoverableError'
}
