import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, type GraphQLFormattedError, Kind, type SelectionSetNode } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { type Fragments, fragmentsOf } from './actsOf.js'

/** Compiling takes some milliseconds, so only repeated operations are compiled. */
const USES_BEFORE = 3
/** graphql-jit generates the code of a fragment once for each spread: beyond this it would not end. */
const MOST_FIELDS = 2000

/** How many fields a selection has with its fragments expanded; `known` holds those counted before. */
const fieldsIn = (fragments: Fragments, set?: SelectionSetNode, known = new Map<string, number>()): number =>
  (set?.selections ?? []).reduce((sum, node) => {
    if (node.kind !== Kind.FRAGMENT_SPREAD) return sum + 1 + fieldsIn(fragments, node.selectionSet, known)
    const name = node.name.value
    const count = known.get(name) ?? 1 + fieldsIn(fragments, fragments[name]?.selectionSet, known)
    known.set(name, count)
    return sum + count
  }, 0)

/** Runs repeated operations as functions compiled by graphql-jit (docs/decisions/0011-graphql-before-express.md). */
export const compiledExecution = (
  format: (error: GraphQLError) => GraphQLFormattedError,
): ApolloServerPlugin => {
  // Apollo keeps the documents in use; code compiled from them is garbage-collected with them.
  const known = new WeakMap<object, { uses: number; query?: CompiledQuery }>()
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, schema, request, contextValue, response }) {
          if (!operation) return null
          const entry = known.get(operation) ?? { uses: 0 }
          known.set(operation, entry)
          const isDue = entry.uses++ === USES_BEFORE
          if (isDue && fieldsIn(fragmentsOf(document), operation.selectionSet) <= MOST_FIELDS) {
            const query = compileQuery(schema, document, operation.name?.value ?? '', {
              useExperimentalPathBasedSkipInclude: true,
              // Tests ensure that rows have the types of their fields (strictOutput.mjs).
              disableLeafSerialization: true,
            })
            if (isCompiledQuery(query)) entry.query = query
          }
          const result = await entry.query?.query(undefined, contextValue, request.variables ?? {})
          // Refused before anything has run: graphql-js says why in the words of the rest of the API.
          if (!result || result.data === undefined) return null
          // graphql-jit's errors are of a class of its own.
          const errors = result.errors?.map(({ message, path, locations, originalError }) =>
            format(Object.assign(new GraphQLError(message, { path, originalError }), { locations })),
          )
          const singleResult = { data: result.data, ...(errors && { errors }) }
          return { http: response.http, body: { kind: 'single', singleResult } }
        },
      }
    },
  }
}
