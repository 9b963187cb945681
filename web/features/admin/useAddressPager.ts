import { useLocation, useSearchParams } from 'react-router-dom'
import type { Pager } from '../../paging/usePager.js'

type Visited = Record<string, readonly (string | null)[]>
type State = { visited?: Visited } | null

/**
 * Keeps the page of a list in the URL, `?users.page=3&users.after=CURSOR`. Pages only know where they end, so the
 * cursors of earlier pages are stored in the history entry; a link opened elsewhere goes back to the first page.
 */
export const useAddressPager = (list: string): Pager => {
  const [params, setParams] = useSearchParams()
  const state = useLocation().state as State
  const after = params.get(`${list}.after`)
  const number = Math.trunc(Number(params.get(`${list}.page`)))
  const page = after !== null && number > 1 ? number - 1 : 0
  const known = state?.visited?.[list] ?? []
  const cursors = page > 0 && known.length === page ? known : []

  const go = (to: number, cursor: string | null, visited: readonly (string | null)[]) =>
    setParams(
      current => {
        current.delete(`${list}.page`)
        current.delete(`${list}.after`)
        if (cursor !== null) {
          current.set(`${list}.page`, String(to + 1))
          current.set(`${list}.after`, cursor)
        }
        return current
      },
      {
        state: { ...state, isFromPage: false, visited: { ...state?.visited, [list]: visited } },
        preventScrollReset: true,
      },
    )

  return {
    page,
    after: page > 0 ? after : null,
    next: endCursor => {
      const before = cursors.length === page ? cursors : Array.from({ length: page }, () => null)
      go(page + 1, endCursor, [...before.slice(0, page), endCursor])
    },
    previous: () => {
      const visited = cursors.slice(0, -1)
      go(page - 1, visited.at(-1) ?? null, visited)
    },
  }
}
