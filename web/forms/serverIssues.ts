import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { Issue } from './zodIssues.js'

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Issue).path) &&
  typeof (value as Issue).message === 'string'

/** The `issues` of a BAD_USER_INPUT answer; none for every other failure. */
export const serverIssues = (error: unknown): Issue[] => {
  if (!CombinedGraphQLErrors.is(error)) return []
  return error.errors.flatMap(({ extensions }) =>
    Array.isArray(extensions?.issues) ? extensions.issues.filter(isIssue) : [],
  )
}
