const NAME = 'admin:last-rows'
/** Far more pages than anybody goes back. */
const MOST = 50

const read = (): [string, string][] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** The row last opened from each entry of this tab's history, by the entry's key; survives a reload. */
export const lastRow = {
  get: (key: string): string | undefined => read().find(([entry]) => entry === key)?.[1],
  set: (key: string, id: string): void => {
    try {
      const others = read().filter(([entry]) => entry !== key)
      sessionStorage.setItem(NAME, JSON.stringify([[key, id], ...others].slice(0, MOST)))
    } catch {
      // Without storage, Back still returns to the list.
    }
  },
}
