import { useState } from 'react'

type Connection<Node> = {
  nodes: readonly Node[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

type PagedQuery = {
  loading: boolean
  error?: Error | undefined
  refetch: () => Promise<unknown>
  fetchMore: (options: { variables: { first: number; after: string | null } }) => Promise<unknown>
}

/** How many come with each press of "More". */
export const PAGE = 20

/** A list that grows at its end. `list` is what is on show: the latest answer, or the one before while it is asked for. */
export const usePages = <Node>(query: PagedQuery, list: Connection<Node> | undefined) => {
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle')

  const loadMore = async () => {
    if (!list) return
    setMore('busy')
    try {
      await query.fetchMore({ variables: { first: PAGE, after: list.pageInfo.endCursor } })
      setMore('idle')
    } catch {
      setMore('failed')
    }
  }

  return {
    nodes: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isBusy: query.loading && more !== 'busy',
    hasFailed: query.error !== undefined,
    more,
    loadMore,
    // What went wrong is in the query's own `error`.
    refresh: (): void => void query.refetch().catch(() => {}),
  }
}

export type Pages<Node> = Omit<ReturnType<typeof usePages>, 'nodes'> & { nodes: readonly Node[] | undefined }
