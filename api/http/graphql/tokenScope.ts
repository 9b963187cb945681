import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../../domain/context.js'
import { forbidden } from '../../platform/errors.js'

/** A token that may only read is refused every mutation, also those that are yet to be written. */
export const tokenScopePlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue }) {
        if (operation?.operation !== 'mutation' || contextValue.caller.headers.authorization === undefined)
          return
        const viewer = await contextValue.viewer()
        if (!viewer?.mayWrite) throw forbidden('This token may only read')
      },
    }
  },
})
