import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { FailedAnswer } from '../apollo/FailedAnswer.js'

/** What a call failed with, in the words to show: the server's own, "503: Back in a minute" of an answer that was no success, or `fallback` where none came. */
export const serverMessage = (error: unknown, fallback: string): string => {
  if (FailedAnswer.is(error)) return error.message
  return serverWords(error, fallback)
}

/** As `serverMessage` where docs/product.md, Messages shows the server's error alone, without its status. */
export const serverWords = (error: unknown, fallback: string): string =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) ||
  (FailedAnswer.is(error) && error.words) ||
  fallback
