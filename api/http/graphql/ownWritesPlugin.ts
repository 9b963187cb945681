import type { ApolloServerPlugin } from '@apollo/server'
import type { OperationDefinitionNode } from 'graphql'
import type { Context } from '../../domain/context.js'

/** Resolves when the viewer's next reads have what a mutation wrote. */
export const ownWritesSeen = async (
  operation: OperationDefinitionNode | undefined,
  context: Context,
  logger: { warn(error: unknown): void },
): Promise<void> => {
  if (operation?.operation !== 'mutation') return
  // What is done is done: the caller gets the answer. Without a primary nothing of theirs is read from a standby.
  await context.wrote().catch(error => logger.warn(error))
}

/**
 * After a mutation, before its answer: what the viewer reads next has it, from whichever server and in whichever process.
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
