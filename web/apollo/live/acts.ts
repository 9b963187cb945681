import type { ApolloCache } from '@apollo/client'

export type Stored = Record<string, Record<string, unknown> | undefined>

export const storedIn = (cache: ApolloCache) => cache.extract() as Stored

/** The rows that an answer has put into the cache or removed from it, so that a screen does not fetch them. */
export class Brought {
  /** Each entry is `entity field`. */
  private readonly fields = new Set<string>()
  private readonly entities = new Set<string>()

  constructor(cache: ApolloCache, before: Stored, data?: unknown) {
    const after = storedIn(cache)
    for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (before[id] === after[id]) continue
      for (const field of Object.keys({ ...before[id], ...after[id] }))
        if (before[id]?.[field] !== after[id]?.[field]) this.add(id, field)
    }
    this.collect(cache, data)
  }

  hasField(entity: string, field: string): boolean {
    return this.fields.has(`${entity} ${field}`)
  }

  hasEntity(entity: string): boolean {
    return this.entities.has(entity)
  }

  /** True if a stored list or reference shows the row `id`, and the answer brought that row. */
  hasRow(value: unknown, id: string | null): boolean {
    const nodes = (value as { nodes?: unknown } | null)?.nodes ?? value
    return (
      id !== null &&
      (Array.isArray(nodes) ? nodes : [nodes]).some(
        ref => typeof ref?.__ref === 'string' && ref.__ref.includes(id) && this.entities.has(ref.__ref),
      )
    )
  }

  private add(entity: string, field: string): void {
    this.entities.add(entity)
    this.fields.add(`${entity} ${field}`)
  }

  /** Includes values that are the same as before. */
  private collect(cache: ApolloCache, data: unknown): void {
    if (data === null || typeof data !== 'object') return
    const id = Array.isArray(data) ? undefined : cache.identify(data as never)
    for (const [field, value] of Object.entries(data)) {
      if (id !== undefined) this.add(id, field)
      this.collect(cache, value)
    }
  }
}
