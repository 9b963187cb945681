import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../../domain/context.js'
import { badInput } from '../../platform/errors.js'

/** A subscription over HTTP would be answered once, without any change. */
export const noSubscriptionPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation !== 'subscription') return
        const message =
          'Send a subscription over a WebSocket to /graphql, by the graphql-transport-ws protocol'
        throw badInput([{ path: '', message }])
      },
    }
  },
})
