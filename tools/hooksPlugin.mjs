/** A hook for each operation, `useLoginMutation`, over our own wrappers, which know what a mutation does to lists. */
const operationsOf = documents =>
  documents
    .flatMap(({ document }) => document.definitions)
    .filter(definition => definition.kind === 'OperationDefinition')
    .map(({ name, operation }) => ({ name: name.value, isQuery: operation === 'query' }))
    .sort((a, b) => a.name.localeCompare(b.name))

const hookOf = ({ name, isQuery }) =>
  isQuery
    ? `export const use${name}Query = queryHook<types.${name}Query, types.${name}QueryVariables>(types.${name}Document)`
    : `export const use${name}Mutation = mutationHook<types.${name}Mutation, types.${name}MutationVariables>(types.${name}Document)`

export const plugin = (_schema, documents) => ({
  prepend: [
    "import { mutationHook, queryHook } from '../apollo/hooks.js'",
    "import * as types from './graphql.js'",
  ],
  content: `\n${operationsOf(documents).map(hookOf).join('\n')}\n`,
})
