import type { ApolloCache } from '@apollo/client'
import type { CachePolicy } from './NounCache.js'

/** The changes that the mutation of this name makes to lists. */
export const updateAfter =
  ({ updatesOf, answers }: CachePolicy, mutation: string) =>
  (
    cache: ApolloCache,
    { data }: { data?: Record<string, unknown> | null },
    { variables }: { variables?: Record<string, unknown> },
  ): void => {
    const [answer] = Object.values(data ?? {})
    if (answer === undefined || answer === null) return
    for (const update of updatesOf(mutation))
      update(cache, answer as never, (variables?.input ?? {}) as Record<string, unknown>)
    answers.get((answer as { __typename?: string }).__typename ?? '')?.(cache, answer as never)
  }
