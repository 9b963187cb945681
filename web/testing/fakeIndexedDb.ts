type Listener = (() => void) | null
type Request = { result: unknown; onsuccess: Listener; onupgradeneeded?: Listener }
type Row = { id: string }

/** As much of IndexedDB as keptFiles.ts needs, for a browser environment without it. What it holds outlives a page. */
export const fakeIndexedDb = (): void => {
  const rows = new Map<string, Row>()
  const answer = (result: unknown): Request => {
    const request: Request = { result, onsuccess: null }
    queueMicrotask(() => {
      request.onupgradeneeded?.()
      request.onsuccess?.()
    })
    return request
  }
  const store = {
    getAll: () => answer([...rows.values()]),
    put: (row: Row) => answer(rows.set(row.id, row)),
    delete: (id: string) => answer(rows.delete(id)),
  }
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => {},
  }
  Object.assign(globalThis, { indexedDB: { open: () => answer(database) } })
}
