import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server'
import { HeaderMap } from '@apollo/server'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../../domain/context.js'

export interface Operation {
  document: DocumentNode
  operationName: string | null
  variables: Record<string, unknown>
  context: Context
  /** The event of a subscription. */
  rootValue?: unknown
}

/** Compiling takes some milliseconds, so only repeated operations are compiled. */
const USES_BEFORE = 3

interface Known {
  uses: number
  /** Null if graphql-jit cannot compile it. */
  query?: CompiledQuery | null
}

/**
 * Apollo keeps parsed documents while they are in use, and the code compiled from them is garbage-collected with
 * them.
 */
const known = new WeakMap<DocumentNode, Map<string, Known>>()

const entryOf = (document: DocumentNode, operationName: string): Known => {
  const operations = known.get(document) ?? new Map<string, Known>()
  known.set(document, operations)
  const entry = operations.get(operationName) ?? { uses: 0 }
  operations.set(operationName, entry)
  return entry
}

/** True once an operation runs as a compiled function. */
export const isCompiled = (document: DocumentNode, operationName: string | null): boolean =>
  Boolean(known.get(document)?.get(operationName ?? '')?.query)

/** graphql-jit visits a fragment once for each spread, and generates code each time: beyond this it would not end. */
const MOST_FIELDS = 2000

/** How many fields an operation has with its fragments expanded; each fragment is counted once. */
const fieldsIn = (document: DocumentNode, operationName: string): number => {
  const known = new Map<string, number>()
  const count = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, each) => {
      if (each.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(each.name.value)
      return sum + (each.kind === Kind.FIELD ? 1 : 0) + count(each.selectionSet)
    }, 0)
  const ofFragment = (name: string): number => {
    const found = known.get(name) ?? 1 + count(definitionOf(document, Kind.FRAGMENT_DEFINITION, name))
    known.set(name, found)
    return found
  }
  return count(definitionOf(document, Kind.OPERATION_DEFINITION, operationName))
}

const definitionOf = ({ definitions }: DocumentNode, kind: Kind, name: string) =>
  definitions
    .filter(each => each.kind === Kind.OPERATION_DEFINITION || each.kind === Kind.FRAGMENT_DEFINITION)
    .find(each => each.kind === kind && (each.name?.value === name || name === ''))?.selectionSet

const compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): CompiledQuery | null => {
  if (fieldsIn(document, operationName) > MOST_FIELDS) return null
  const query = compileQuery(schema, document, operationName, {
    useExperimentalPathBasedSkipInclude: true,
    // Tests ensure that rows have the types of their fields (strictOutput.mjs); our own scalars are still serialized.
    disableLeafSerialization: true,
  })
  return isCompiledQuery(query) ? query : null
}

/** graphql-jit's errors are of their own class with read-only properties, but Apollo's formatting sets them. */
const asOfGraphqlJs = ({ message, path, locations, originalError }: GraphQLError): GraphQLError =>
  Object.assign(new GraphQLError(message, { path, originalError }), { locations })

/**
 * Runs an operation as graphql-js would, but a frequent one as a compiled function (graphql-jit). Operations that are
 * refused before anything has run go to graphql-js again, for the error messages used in the rest of the API.
 */
export const executeCompiled =
  (schema: GraphQLSchema) =>
  async ({ document, operationName, variables, context, rootValue }: Operation): Promise<ExecutionResult> => {
    const interpret = () =>
      execute({
        schema,
        document,
        operationName,
        rootValue,
        contextValue: context,
        variableValues: variables,
      })
    const entry = entryOf(document, operationName ?? '')
    if (entry.query === undefined) {
      if (++entry.uses <= USES_BEFORE) return interpret()
      entry.query = compile(schema, document, operationName ?? '')
    }
    if (!entry.query) return interpret()
    const { data, errors } = (await entry.query.query(rootValue, context, variables)) as ExecutionResult
    if (data === undefined) return interpret()
    return errors ? { data, errors: errors.map(asOfGraphqlJs) } : { data }
  }

/** Reports a failure of the execution itself like one of a resolver. */
const broken = (error: Error): ExecutionResult => ({
  data: null,
  errors: [new GraphQLError(error.message, { originalError: error })],
})

export type Run = (operation: Operation) => Promise<ExecutionResult>

/** Runs operations; does not throw. */
export const operationRunner = (schema: GraphQLSchema): Run => {
  const run = executeCompiled(schema)
  return operation => run(operation).catch(broken)
}

/**
 * Replaces Apollo's execution of operations. Leaves to Apollo what cannot run: an operation that is not in the
 * document, or invalid variables. A response without errors gets its content type at once, since Apollo would only
 * arrive at the same one.
 */
export const compiledExecution = (
  run: Run,
  answerType: string,
  format: (error: GraphQLError) => GraphQLFormattedError,
): ApolloServerPlugin<Context> => {
  const typed = new HeaderMap([['content-type', `${answerType}; charset=utf-8`]])
  const none = new HeaderMap()
  const isAsked = (accept: string | undefined) => accept === answerType

  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, operationName, request, contextValue: context }) {
          if (!operation) return null
          const variables = request.variables ?? {}
          const result = await run({ document, operationName, variables, context })
          if (result.data === undefined) return null
          const { data, errors } = result
          const isTyped = !errors && isAsked(request.http?.headers.get('accept'))
          const singleResult = errors ? { data, errors: errors.map(format) } : result
          return {
            http: { headers: isTyped ? typed : none },
            body: { kind: 'single', singleResult },
          } as GraphQLResponse
        },
      }
    },
  }
}
