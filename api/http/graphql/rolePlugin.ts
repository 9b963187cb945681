import type { ApolloServerPlugin } from '@apollo/server'
import { notYourRole } from '../../domain/accounts/notYourRole.js'
import type { Context } from '../../domain/context.js'
import { mayRun } from '../../rules/people/mayRun.js'
import { actsOf, fragmentsOf } from './actsOf.js'

/** Refuses to people of a business what their role may not run, also through REST. */
export const rolePlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, document, contextValue }) {
        if (!operation) return
        const fields = actsOf(operation, fragmentsOf(document))
          .map(({ name }) => name.value)
          .filter(name => !name.startsWith('__') && !mayRun(null, name))
        // What everybody may run needs no viewer.
        if (fields.length === 0) return
        const viewer = await contextValue.viewer()
        if (viewer?.userType !== 'vendor' || fields.every(field => mayRun(viewer.role, field))) return
        throw await notYourRole(contextValue.database, viewer)
      },
    }
  },
})
