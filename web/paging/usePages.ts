import { NetworkStatus } from '@apollo/client'
import { useRef } from 'react'
import { useRefresh } from './useRefresh.js'

type Connection<Node> = {
  nodes: readonly Node[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

type PagedQuery<Data> = {
  data?: Data | undefined
  error?: Error | undefined
  networkStatus: NetworkStatus
  variables?: object | undefined
  refetch: () => Promise<unknown>
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>
}

/**
 * A list that grows page by page; the cache keeps all its pages as one list (apollo/policies.ts). The rows on screen
 * stay until a response replaces them, even after a failure, unless the query has changed. `first` is the size of
 * further pages, if it differs from the query's own.
 */
export const usePages = <Data, Node>(
  query: PagedQuery<Data>,
  listOf: (data: Data) => Connection<Node>,
  first?: number,
) => {
  const { refetch, fetchMore, networkStatus } = query
  const { refresh, isRefreshing } = useRefresh(refetch)

  const wanted = JSON.stringify(query.variables)
  const shown = useRef<{ list: Connection<Node>; wanted: string } | null>(null)
  if (query.data) shown.current = { list: listOf(query.data), wanted }

  const isOutdated = shown.current !== null && shown.current.wanted !== wanted
  const error = !shown.current || isOutdated ? query.error : undefined
  const list = error ? undefined : shown.current?.list
  const after = list?.pageInfo.endCursor ?? null

  return {
    nodes: list?.nodes,
    hasMore: (!isOutdated && list?.pageInfo.hasNextPage) || false,
    error,
    isLoading: !list && !error,
    /** True while the rows on screen are being refetched or belong to earlier filters. */
    isBusy: networkStatus < NetworkStatus.ready && networkStatus !== NetworkStatus.fetchMore,
    isOutdated,
    more: () => fetchMore({ variables: { after, ...(first && { first }) } }),
    /** The query's own error reports a failure while nothing is on screen. */
    refresh: list ? refresh : (): void => void refetch().catch(() => {}),
    isRefreshing,
  }
}

export type Pages<Node> = Omit<ReturnType<typeof usePages>, 'nodes'> & { nodes: readonly Node[] | undefined }
