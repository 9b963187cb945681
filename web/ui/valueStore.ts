/** A value outside of React, for `useSyncExternalStore`. */
export const valueStore = <Value>(value: Value) => {
  const listeners = new Set<() => void>()
  let current = value
  return {
    read: () => current,
    set: (next: Value) => {
      if (next === current) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
