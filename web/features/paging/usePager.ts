import { useState } from 'react'

export type Pager = {
  /** Counted from 0. */
  page: number
  /** The cursor that this page begins after; null for the first. */
  after: string | null
  next: (endCursor: string | null) => void
  previous: () => void
}

/**
 * Turns pages that only know their own end: the way back is the cursors of the pages visited. `list` says which list
 * it is; with another one the pages start over.
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
