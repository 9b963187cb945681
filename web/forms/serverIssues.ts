import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { Issue } from './zodIssues.js'

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
