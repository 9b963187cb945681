import { performance } from 'node:perf_hooks'
import type { ApolloServerPlugin } from '@apollo/server'
import type { AppContext, Context } from '../../domain/context.js'
import { addToLog } from '../../platform/logging/requestScope.js'

/** Tells log and figures of each operation: its name, its time, the codes of its failures. */
export const observePlugin = ({ metrics }: Pick<AppContext, 'metrics'>): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const startedAt = performance.now()
    // What never became an operation has no name: it could be anything.
    let operation = 'none'
    return {
      async didResolveOperation({ operationName }) {
        operation = operationName ?? 'anonymous'
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
