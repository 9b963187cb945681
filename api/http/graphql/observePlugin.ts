import { performance } from 'node:perf_hooks'
import type { ApolloServerPlugin } from '@apollo/server'
import type { AppContext, Context } from '../../domain/context.js'
import { addToLog } from '../../platform/logging/requestScope.js'

const ANONYMOUS = 'anonymous'

/** Logs and counts each operation: its name, duration and failure codes. */
export const observePlugin = ({ metrics }: Pick<AppContext, 'metrics'>): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const startedAt = performance.now()
    // A request that never became an operation has no trusted name.
    let operation = 'none'
    return {
      async didResolveOperation({ operationName }) {
        operation = operationName ?? ANONYMOUS
        addToLog({ operation: operation.slice(0, 100) })
      },
      async willSendResponse({ response: { body } }) {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : []
        const codes = [...new Set(errors.map(({ extensions }) => String(extensions?.code)))]
        if (codes.length > 0) addToLog({ codes })
        metrics.operation(operation, (performance.now() - startedAt) / 1000, codes)
      },
    }
  },
})
