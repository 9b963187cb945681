import { type FieldPolicy, InMemoryCache } from '@apollo/client'
import type { CachePolicy } from './NounCache.js'

interface Page {
  nodes?: readonly unknown[]
  pageInfo?: { endCursor?: string | null }
}

/**
 * Joins all pages of a list: entries `after` a cursor are appended. A page after the old end is dropped if the list
 * has been refetched since and ends elsewhere, because it would leave a gap.
 */
export const pages = (...keyArgs: string[]): FieldPolicy<Page> => ({
  // An empty array would keep `bids` and `bids(after:)` apart.
  keyArgs: keyArgs.length > 0 ? keyArgs : false,
  merge: (existing, incoming, { args }) => {
    if (!args?.after || !existing?.nodes || !incoming.nodes) return incoming
    const { endCursor } = existing.pageInfo ?? {}
    if (endCursor !== undefined && endCursor !== args.after) return existing
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] }
  },
})

/** Each page is cached separately, for lists paged back and forth. */
export const leaves = (...keyArgs: string[]): FieldPolicy => ({
  keyArgs: [...keyArgs, 'first', 'after'],
  ...latest,
})

export const latest: FieldPolicy = { merge: (_existing, incoming) => incoming }

/** Arrays in an answer, which replace the previous ones. */
export const latestOf = (...fields: string[]) => Object.fromEntries(fields.map(field => [field, latest]))

export const makeCache = ({ fields, types }: CachePolicy) =>
  new InMemoryCache({
    typePolicies: {
      ...types,
      Query: {
        fields: Object.fromEntries(
          [...fields].flatMap(([name, { policy }]) => (policy ? [[name, policy]] : [])),
        ),
      },
    },
  })
