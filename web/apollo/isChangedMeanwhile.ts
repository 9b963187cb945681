import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** Whether the server refused because someone has changed it since (docs/api.md, Failures). */
export const isChangedMeanwhile = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.reason === 'CHANGED_MEANWHILE')
