import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client'
import { nameOfRequest, type RunningRequests } from './RunningRequests.js'

interface List {
  nodes: readonly unknown[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

/** The most that one page may have. */
const MOST = 100

/** The list that the query reads page by page, if it does. */
const listIn = (data: unknown): List | undefined =>
  Object.values((data ?? {}) as Record<string, unknown>).find(
    (value): value is List => !!value && typeof value === 'object' && 'nodes' in value && 'pageInfo' in value,
  )

const knows = (query: ObservableQuery, variable: string) =>
  query.options.query.definitions.some(
    definition =>
      definition.kind === 'OperationDefinition' &&
      definition.variableDefinitions?.some(({ variable: { name } }) => name.value === variable),
  )

/**
 * Asks for what a screen shows, with as many pages of its list as it shows, without showing that it does. Returns what
 * writes the answers to the cache, all at once: a list that shrank and grew again would move the page.
 */
export const readPages = async (client: ApolloClient, shown: ObservableQuery, requests: RunningRequests) => {
  const { query } = shown.options
  const ask = async (variables: OperationVariables) => {
    // An answer that is already on its way may be older than the change.
    const queryDeduplication = !requests.isRunning(nameOfRequest(shown.queryName, variables))
    const { data } = await client.query({
      query,
      variables,
      fetchPolicy: 'no-cache',
      context: { queryDeduplication },
    })
    return { variables, data }
  }

  const length = listIn(shown.getCurrentResult().data)?.nodes.length ?? 0
  const answers = [await ask(shown.variables)]
  let list = listIn(answers[0]?.data)
  let count = list?.nodes.length ?? 0
  while (list?.pageInfo.hasNextPage && count < length && knows(shown, 'after')) {
    const first = knows(shown, 'first') && { first: Math.min(length - count, MOST) }
    const answer = await ask({ ...shown.variables, ...first, after: list.pageInfo.endCursor })
    answers.push(answer)
    list = listIn(answer.data)
    count += list?.nodes.length ?? 0
  }
  return () => {
    for (const { variables, data } of answers) client.cache.writeQuery({ query, variables, data })
  }
}
