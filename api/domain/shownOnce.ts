import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql'

/** Marks a field that holds a secret: its answer is never stored. */
export const SHOWN_ONCE = { isShownOnce: true }

/** True if a type has a field that holds a secret. */
export const holdsSecret = (type: GraphQLOutputType): boolean => {
  const named = getNamedType(type)
  return isObjectType(named) && Object.values(named.getFields()).some(field => field.extensions.isShownOnce)
}
