import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { FailedAnswer } from '../apollo/FailedAnswer.js'

/**
 * The message to show for a failed call: the server's own, "503: Back in a minute" for an unsuccessful answer, or
 * `fallback` if there was no answer.
 */
export const serverMessage = (error: unknown, fallback: string): string => {
  if (FailedAnswer.is(error)) return error.message
  return serverWords(error, fallback)
}

/** Like `serverMessage`, where docs/product.md, Messages shows the server's error alone, without its status. */
export const serverWords = (error: unknown, fallback: string): string =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) ||
  (FailedAnswer.is(error) && error.words) ||
  fallback
