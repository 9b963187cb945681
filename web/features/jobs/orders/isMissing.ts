import { failedWith } from '../../../apollo/failedWith.js'

/** An invalid id is refused as bad input, another user's order as not found. To users both look the same. */
export const isMissing = (error: unknown) =>
  failedWith(error, 'NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED')

export const MISSING = {
  title: "We couldn't find this order",
  children: 'The link may be incomplete, or the order may belong to another account.',
}
