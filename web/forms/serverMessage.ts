import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { FailedAnswer } from '../apollo/FailedAnswer.js'
import type { Issue } from './zodIssues.js'

/** A failure of this browser, in words for its user. */
export class BrowserFailure extends Error {}

/**
 * The message to show for a failed call: the server's own, "503: Back in a minute" for an unsuccessful answer, or
 * `fallback` if there was no answer.
 */
export const serverMessage = (error: unknown, fallback: string): string => {
  if (FailedAnswer.is(error) || error instanceof BrowserFailure) return error.message
  return serverWords(error, fallback)
}

/** Like `serverMessage`, where docs/product.md, Messages shows the server's error alone, without its status. */
export const serverWords = (error: unknown, fallback: string): string =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) ||
  (FailedAnswer.is(error) && error.words) ||
  fallback

/** As the API sends it: `path` is dotted, "price" or "images.2", and empty for the input as a whole. */
type WireIssue = { path: string; message: string }

const isWireIssue = (value: unknown): value is WireIssue =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as WireIssue).path === 'string' &&
  typeof (value as WireIssue).message === 'string'

/** The `issues` of a BAD_USER_INPUT answer; empty for any other failure. */
export const serverIssues = (error: unknown): Issue[] => {
  if (!CombinedGraphQLErrors.is(error)) return []
  return error.errors
    .flatMap(({ extensions }) => (Array.isArray(extensions?.issues) ? extensions.issues : []))
    .filter(isWireIssue)
    .map(({ path, message }) => ({ path: path === '' ? [] : path.split('.'), message }))
}
