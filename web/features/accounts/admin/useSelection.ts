import { useRef, useState } from 'react'

/**
 * Selects rows on one or more pages of a list. `list` identifies the list, and another one starts with an empty
 * selection. `shown` is the page on screen, whose latest rows replace the selected ones.
 */
export const useSelection = <Row extends { id: string }>(list: unknown, shown: readonly Row[] = []) => {
  const key = JSON.stringify(list)
  const [kept, setKept] = useState<{ key: string; rows: ReadonlyMap<string, Row> }>({ key, rows: new Map() })
  const rows: ReadonlyMap<string, Row> = kept.key === key ? kept.rows : new Map()
  const latest = useRef(new Map<string, Row>())
  for (const row of shown) latest.current.set(row.id, row)

  return {
    rows: [...rows.values()].map(row => latest.current.get(row.id) ?? row),
    isSelected: ({ id }: Row) => rows.has(id),
    select: (some: readonly Row[], selected: boolean) => {
      const next = new Map(rows)
      for (const row of some) {
        if (selected) next.set(row.id, row)
        else next.delete(row.id)
      }
      setKept({ key, rows: next })
    },
    clear: () => setKept({ key, rows: new Map() }),
  }
}
