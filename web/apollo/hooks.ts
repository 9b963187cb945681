import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import {
  useApolloClient,
  useMutation as useApolloMutation,
  useQuery as useApolloQuery,
} from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import { failedWith } from './failedWith.js'
import { isOutOfDate } from './live/liveState.js'
import { policyOf } from './NounCache.js'
import { refetchShown } from './refetchShown.js'
import { updateAfter } from './updateAfter.js'

const nameOf = (document: DocumentNode) => {
  const [definition] = document.definitions
  return (definition?.kind === 'OperationDefinition' && definition.name?.value) || ''
}

/** Never "partial": nothing here requests partial data. */
export type QueryResult<Data, Variables extends OperationVariables> = useApolloQuery.Result<
  Data,
  Variables,
  'empty' | 'complete' | 'streaming'
>

/** While the change stream is down, the cache may be out of date, so opened pages are refetched. */
const opening = () =>
  isOutOfDate() ? { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : {}

/** Reads a query. Only the client decides how it fetches: see client.ts. */
export const useQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: Omit<
    useApolloQuery.Options<Data, Variables>,
    'fetchPolicy' | 'nextFetchPolicy' | 'pollInterval'
  > = {} as never,
) => {
  const asked = JSON.stringify((options as { variables?: unknown }).variables)
  const policy = useMemo(opening, [asked])
  return useApolloQuery(document, { ...policy, ...options } as never) as QueryResult<Data, Variables>
}

type Mutate<Data, Variables extends OperationVariables> = useApolloMutation.ResultTuple<Data, Variables>[0]

/**
 * Sends a mutation. Each noun's …Cache.ts says what follows from it, so components never touch the cache. If the mutation is
 * refused because things have changed, what is on screen is fetched again.
 */
export const useMutation = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: useApolloMutation.Options<Data, Variables> = {},
): useApolloMutation.ResultTuple<Data, Variables> => {
  const client = useApolloClient()
  const update = useMemo(() => updateAfter(policyOf.get(client)!, nameOf(document)), [client, document])
  const all = { ...options, update } as object
  const [mutate, result] = useApolloMutation(document, all) as useApolloMutation.ResultTuple<Data, Variables>
  const guarded = useCallback(
    async (more: { variables?: Variables } = {}) => {
      try {
        return await (mutate as (more: object) => ReturnType<Mutate<Data, Variables>>)(more)
      } catch (error) {
        if (failedWith(error, 'CONFLICT')) void refetchShown(client)
        throw error
      }
    },
    [client, mutate],
  )
  return [guarded as unknown as Mutate<Data, Variables>, result]
}
