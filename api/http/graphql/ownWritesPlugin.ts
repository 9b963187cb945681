import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../../domain/context.js'

/**
 * Waits after a mutation, before its answer, until the viewer's next reads have its writes, on any server and in any
 * process.
 */
export const ownWritesPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ operation, contextValue: context, logger }) {
        if (operation?.operation !== 'mutation') return
        // The mutation has committed, so the caller gets the answer even if this fails. Without a primary, no read
        // of theirs goes to a standby.
        await context.wrote().catch(error => logger.warn(error))
      },
    }
  },
})
