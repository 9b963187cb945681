import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../../domain/context.js'
import { forbidden } from '../../platform/errors.js'

/** Refuses every mutation to a read-only token, including those added in the future. */
export const tokenScopePlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue }) {
        if (operation?.operation !== 'mutation' || contextValue.caller.headers.authorization === undefined)
          return
        const viewer = await contextValue.viewer()
        if (!viewer?.mayWrite) throw forbidden('This token is read-only')
      },
    }
  },
})
