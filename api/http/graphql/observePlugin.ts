import { performance } from 'node:perf_hooks'
import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphQLFormattedError } from 'graphql'
import type { AppContext, Context } from '../../domain/context.js'
import { addToLog } from '../../platform/logging/requestScope.js'

const ANONYMOUS = 'anonymous'

/** Names the operation in the log; what it returns counts it, with its failures. */
export const observedOperation = (
  { metrics }: Pick<AppContext, 'metrics'>,
  operationName: string | null,
  startedAt = performance.now(),
) => {
  const operation = operationName ?? ANONYMOUS
  addToLog({ operation: operation.slice(0, 100) })
  return counted(metrics, operation, startedAt)
}

const counted =
  (metrics: AppContext['metrics'], operation: string, startedAt: number) =>
  (errors: readonly GraphQLFormattedError[]): void => {
    const codes = [...new Set(errors.map(({ extensions }) => String(extensions?.code)))]
    if (codes.length > 0) addToLog({ codes })
    metrics.operation(operation, (performance.now() - startedAt) / 1000, codes)
  }

/** Logs and counts each operation: its name, duration and failure codes. */
export const observePlugin = (app: Pick<AppContext, 'metrics'>): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const startedAt = performance.now()
    // A request that never became an operation has no trusted name.
    let finish = counted(app.metrics, 'none', startedAt)
    return {
      async didResolveOperation({ operationName }) {
        finish = observedOperation(app, operationName, startedAt)
      },
      async willSendResponse({ response: { body } }) {
        finish(body.kind === 'single' ? (body.singleResult.errors ?? []) : [])
      },
    }
  },
})
