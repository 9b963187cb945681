import type { ApolloCache } from '@apollo/client'
import type { CachePolicy } from './NounCache.js'

/** The changes that the mutation of this name makes to lists. */
export const updateAfter =
  ({ mutations, answers }: CachePolicy, mutation: string) =>
  (
    cache: ApolloCache,
    { data }: { data?: Record<string, unknown> | null },
    { variables }: { variables?: Record<string, unknown> },
  ): void => {
    const [answer] = Object.values(data ?? {})
    if (answer === undefined || answer === null) return
    const input = (variables?.input ?? {}) as Record<string, unknown>
    for (const update of mutations.get(mutation) ?? [])
      if (update(cache, answer as never, input) === 'unchanged') break
    answers.get((answer as { __typename?: string }).__typename ?? '')?.(cache, answer as never)
  }
