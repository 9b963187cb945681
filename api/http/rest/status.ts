import type { FailureCode } from '../../platform/errors.js'

/** Failures as HTTP says them (docs/api.md). */
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
