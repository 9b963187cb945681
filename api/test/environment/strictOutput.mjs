import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString } from 'graphql'

const isText = value => typeof value === 'string'

const isOf = new Map([
  [GraphQLBoolean, value => typeof value === 'boolean'],
  [GraphQLFloat, Number.isFinite],
  [GraphQLID, isText],
  [GraphQLInt, Number.isInteger],
  [GraphQLString, isText],
])

// A compiled operation answers such values as they are (executeCompiled.ts). graphql-js would convert what is of another
// type, a number in a string for instance, and hide that the two differ; in tests it refuses it.
for (const [type, isValue] of isOf)
  type.serialize = value => {
    if (!isValue(value)) throw new TypeError(`${type.name} cannot be ${JSON.stringify(value)}`)
    return value
  }
