import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useCallback } from 'react'
import { conflicts } from './conflicts.js'
import { updates } from './updates.js'

const nameOf = (document: TypedDocumentNode<unknown, never>) => {
  const [definition] = document.definitions
  return (definition?.kind === 'OperationDefinition' && definition.name?.value) || ''
}

/** Never "partial": nothing here asks for data that is only partly there. */
export type QueryResult<Data, Variables extends OperationVariables> = useQuery.Result<
  Data,
  Variables,
  'empty' | 'complete' | 'streaming'
>

/** A query's hook. How it fetches is the client's alone to say: see client.ts. */
export const queryHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (
    options: Omit<
      useQuery.Options<Data, Variables>,
      'fetchPolicy' | 'nextFetchPolicy' | 'pollInterval'
    > = {} as never,
  ) =>
    useQuery(document, options as never) as QueryResult<Data, Variables>

const isConflict = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(each => each.extensions?.code === 'CONFLICT')

type Mutate<Data, Variables extends OperationVariables> = useMutation.ResultTuple<Data, Variables>[0]

/**
 * A mutation's hook. Lists that it changes are kept right by updates.ts, so components never touch the cache. Where
 * it is refused because things have moved on, what was wrong is forgotten, and the screen asks for the truth.
 */
export const mutationHook = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => {
  const name = nameOf(document as TypedDocumentNode<unknown, never>)
  return (options: useMutation.Options<Data, Variables> = {}): useMutation.ResultTuple<Data, Variables> => {
    const client = useApolloClient()
    const all = { ...options, update: updates[name] } as object
    const [mutate, result] = useMutation(document, all) as useMutation.ResultTuple<Data, Variables>
    const guarded = useCallback(
      async (more: { variables?: Variables } = {}) => {
        try {
          return await (mutate as (more: object) => ReturnType<Mutate<Data, Variables>>)(more)
        } catch (error) {
          if (isConflict(error)) conflicts[name]?.(client.cache, more.variables ?? {})
          throw error
        }
      },
      [client, mutate],
    )
    return [guarded as unknown as Mutate<Data, Variables>, result]
  }
}
