import { useSyncExternalStore } from 'react'

const OPEN = 'open'
const listeners = new Set<() => void>()
/** If the browser refuses storage, we remember the open parts here until the user leaves the page. */
const unstored = new Set<string>()

const read = (name: string): boolean => {
  try {
    return localStorage.getItem(name) === OPEN
  } catch {
    return unstored.has(name)
  }
}

const write = (name: string, isOpen: boolean): void => {
  try {
    if (isOpen) localStorage.setItem(name, OPEN)
    else localStorage.removeItem(name)
  } catch {
    if (isOpen) unstored.add(name)
    else unstored.delete(name)
  }
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** Collapses a part of the page, and remembers in this browser if the user opened it. Collapsed at first. */
export const useFolded = (name: string) => {
  const isOpen = useSyncExternalStore(subscribe, () => read(name))
  return { isOpen, toggle: () => write(name, !isOpen) }
}
