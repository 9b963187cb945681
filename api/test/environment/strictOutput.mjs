import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString } from 'graphql'

const isText = value => typeof value === 'string'

const isOf = new Map([
  [GraphQLBoolean, value => typeof value === 'boolean'],
  [GraphQLFloat, Number.isFinite],
  [GraphQLID, isText],
  [GraphQLInt, Number.isInteger],
  [GraphQLString, isText],
])

// Compiled operations return such values unchanged (compiledExecution.ts). graphql-js would convert a value of another
// type, such as a number in a string, and hide the difference; in tests it refuses the value.
for (const [type, isValue] of isOf)
  type.serialize = value => {
    if (!isValue(value)) throw new TypeError(`${type.name} cannot be ${JSON.stringify(value)}`)
    return value
  }
