import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import type { Context } from '../../domain/context.js'
import { executeCompiled } from '../graphql/executeCompiled.js'

type Results = AsyncIterableIterator<ExecutionResult>

/**
 * Subscribes like graphql-js, but each event is executed by a compiled function, since a tick may have a thousand of
 * them.
 */
export const subscribeCompiled = (schema: GraphQLSchema) => {
  const execute = executeCompiled(schema)
  return async (args: ExecutionArgs): Promise<Results | ExecutionResult> => {
    const events = await createSourceEventStream(args)
    if (!(Symbol.asyncIterator in events)) return events
    const source = events[Symbol.asyncIterator]() as AsyncIterator<unknown>
    const { document, operationName = null, variableValues, contextValue } = args
    const operation = { document, operationName, variables: { ...variableValues } }
    const results: Results = {
      [Symbol.asyncIterator]: () => results,
      next: async () => {
        const { done, value } = await source.next()
        if (done) return { done, value: undefined }
        const context = contextValue as Context
        return { done: false, value: await execute({ ...operation, context, rootValue: value }) }
      },
      return: async () => {
        await source.return?.()
        return { done: true, value: undefined }
      },
    }
    return results
  }
}
