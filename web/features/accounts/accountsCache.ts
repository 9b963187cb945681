import { changeLists, type Entity } from '../../apollo/lists.js'
import type { NounCache } from '../../apollo/NounCache.js'
import { latest, latestOf, leaves } from '../../apollo/policies.js'
import { addFirst, refetch, refetchFiltered, remove } from '../../apollo/updateLists.js'

const SUSPENDED = [refetchFiltered('users'), refetchFiltered('jobs'), 'adminWork', 'audit'] as const

export const accountsCache: NounCache = {
  fields: {
    // What a vendor may do follows from documents, services, and areas.
    users: {
      policy: leaves('search', 'type', 'isActive', 'sort'),
      causes: ['user', 'document', 'service', 'area', 'suspension'],
    },
    user: { causes: ['user', 'document', 'service', 'area'] },
    apiTokens: { policy: latest, causes: ['token'] },
  },
  types: { User: { fields: latestOf('latestComments') } },
  entities: {
    user: ({ id }) => (id ? { id: `User:${id}` } : null),
    person: ({ id }) =>
      id ? { id: `User:${id}`, has: field => field === 'role' || field === 'business' } : null,
  },
  mutations: {
    CreateApiToken: [
      (cache, { apiToken }: { apiToken: Entity }, input) =>
        addFirst('apiTokens')(cache, apiToken as never, input),
    ],
    RevokeApiToken: [remove('apiTokens')],
    ChangePassword: [
      (cache, _answer, { revokeTokens }) => {
        if (revokeTokens) changeLists(cache, 'apiTokens', () => [])
      },
    ],
    CreateUser: [refetch('users'), 'adminWork', 'audit'],
    UpdateUser: ['audit'],
    SetUserActive: SUSPENDED,
    SetUsersActive: SUSPENDED,
    ResendInvitation: ['audit'],
  },
}
