import { type GraphQLField, getNamedType, isLeafType } from 'graphql'

const textOf = (kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>) => {
  const declared = args.map(arg => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const answer = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return `${kind} ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${answer} }`
}

/**
 * An operation with variables for its arguments and a minimal selection. An argument with a default may be omitted,
 * which is not the same as null.
 */
export const textWith = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, given: object) =>
  textOf(kind, {
    ...field,
    args: field.args.filter(({ name }) => name === 'file' || Object.hasOwn(given, name)),
  })
