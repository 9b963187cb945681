import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'

/** Reads from the server even what is cached. */
export const readFresh = async <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> =>
  (await client.query({ query, variables: variables as never, fetchPolicy: 'network-only' })).data as
    | Data
    | undefined
