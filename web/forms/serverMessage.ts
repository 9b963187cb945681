import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** The server's own words where it gave some; `fallback` where the network or something unknown failed. */
export const serverMessage = (error: unknown, fallback: string): string =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || fallback
