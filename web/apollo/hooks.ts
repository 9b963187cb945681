import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import { askAgain } from './askAgain.js'
import { failedWith } from './failedWith.js'
import { liveState } from './live/liveState.js'
import { updateAfter } from './updates.js'

const nameOf = (document: TypedDocumentNode<unknown, never>) => {
  const [definition] = document.definitions
  return (definition?.kind === 'OperationDefinition' && definition.name?.value) || ''
}

/** Never "partial": nothing here requests partial data. */
export type QueryResult<Data, Variables extends OperationVariables> = useQuery.Result<
  Data,
  Variables,
  'empty' | 'complete' | 'streaming'
>

/** While the change stream is down, the cache may be out of date, so opened pages are refetched. */
const opening = () =>
  liveState.read() === 'behind' || liveState.read() === 'blocked'
    ? { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }
    : {}

/** A query's hook. Only the client decides how it fetches: see client.ts. */
export const queryHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (
    options: Omit<
      useQuery.Options<Data, Variables>,
      'fetchPolicy' | 'nextFetchPolicy' | 'pollInterval'
    > = {} as never,
  ) => {
    const asked = JSON.stringify((options as { variables?: unknown }).variables)
    const policy = useMemo(opening, [asked])
    return useQuery(document, { ...policy, ...options } as never) as QueryResult<Data, Variables>
  }

type Mutate<Data, Variables extends OperationVariables> = useMutation.ResultTuple<Data, Variables>[0]

/**
 * A mutation's hook. updates.ts keeps the affected lists right, so components never touch the cache. If the mutation is
 * refused because things have changed, what is on screen is fetched again.
 */
export const mutationHook = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => {
  const name = nameOf(document as TypedDocumentNode<unknown, never>)
  return (options: useMutation.Options<Data, Variables> = {}): useMutation.ResultTuple<Data, Variables> => {
    const client = useApolloClient()
    const all = { ...options, update: updateAfter(name) } as object
    const [mutate, result] = useMutation(document, all) as useMutation.ResultTuple<Data, Variables>
    const guarded = useCallback(
      async (more: { variables?: Variables } = {}) => {
        try {
          return await (mutate as (more: object) => ReturnType<Mutate<Data, Variables>>)(more)
        } catch (error) {
          if (failedWith(error, 'CONFLICT')) void askAgain(client)
          throw error
        }
      },
      [client, mutate],
    )
    return [guarded as unknown as Mutate<Data, Variables>, result]
  }
}
