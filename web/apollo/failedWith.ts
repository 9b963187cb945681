import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** True if the server refused with one of these codes (docs/api.md, Failures); false if it was not reached. */
export const failedWith = (error: unknown, ...codes: readonly string[]): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => codes.includes(String(extensions?.code)))
