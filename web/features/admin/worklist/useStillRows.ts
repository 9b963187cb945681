import { useState } from 'react'
import type { WorklistGroup, WorklistRow } from './worklistGroups.js'

export type ShownRow = WorklistRow & { isGone: boolean }
export type ShownGroup = Omit<WorklistGroup, 'rows'> & { rows: ShownRow[] }

/**
 * Keeps rows where they are while the pointer or the focus is on them: one that is decided keeps its place, and new ones wait.
 */
export const useStillRows = (groups: WorklistGroup[]) => {
  const [held, setHeld] = useState<WorklistGroup[] | null>(null)
  const now = new Map(groups.flatMap(({ rows }) => rows.map(row => [row.key, row])))
  const counts = new Map(groups.map(({ title, count }) => [title, count]))
  const shown = (held ?? groups).map(
    (group): ShownGroup => ({
      ...group,
      count: counts.get(group.title) ?? 0,
      rows: group.rows.map(row => ({ ...(now.get(row.key) ?? row), isGone: !now.has(row.key) })),
    }),
  )
  const keys = new Set(shown.flatMap(({ rows }) => rows.map(({ key }) => key)))
  return {
    shown,
    /** How many wait to be shown. */
    fresh: [...now.keys()].filter(key => !keys.has(key)).length,
    hold: () => setHeld(before => before ?? groups),
    release: () => setHeld(null),
    showFresh: () => setHeld(groups),
  }
}
