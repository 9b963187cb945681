import type { ApolloServerPlugin } from '@apollo/server'
import type { OperationDefinitionNode } from 'graphql'
import type { Context } from '../../domain/context.js'

/** Resolves when the viewer's next reads include what a mutation wrote. */
export const ownWritesSeen = async (
  operation: OperationDefinitionNode | undefined,
  context: Context,
  logger: { warn(error: unknown): void },
): Promise<void> => {
  if (operation?.operation !== 'mutation') return
  // The mutation has committed, so the caller gets the answer even if this fails. Without a primary, no read
  // of theirs goes to a standby.
  await context.wrote().catch(error => logger.warn(error))
}

/**
 * Waits after a mutation, before its answer, until the viewer's next reads have its writes, on any server and in any
 * process.
 */
export const ownWritesPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ operation, contextValue: context, logger }) {
        await ownWritesSeen(operation, context, logger)
      },
    }
  },
})
