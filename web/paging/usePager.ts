import { useState } from 'react'

export type Pager = {
  /** Counted from 0. */
  page: number
  /** The cursor after which this page starts; null for the first page. */
  after: string | null
  next: (endCursor: string | null) => void
  previous: () => void
}

/**
 * Pages through a list whose pages only know their own end: going back uses the cursors of the pages visited. `list`
 * identifies the list; if it changes, paging starts over.
 */
export const usePager = (list: unknown): Pager => {
  const key = JSON.stringify(list)
  const [visited, setVisited] = useState<{ key: string; cursors: readonly (string | null)[] }>({
    key,
    cursors: [],
  })
  const cursors = visited.key === key ? visited.cursors : []
  return {
    page: cursors.length,
    after: cursors.at(-1) ?? null,
    next: endCursor => setVisited({ key, cursors: [...cursors, endCursor] }),
    previous: () => setVisited({ key, cursors: cursors.slice(0, -1) }),
  }
}
