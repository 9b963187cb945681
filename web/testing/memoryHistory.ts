import { UNSAFE_createMemoryHistory as createMemoryHistory, type To } from 'react-router-dom'
import { GuardedHistory } from '../ui/navigation/GuardedHistory.js'

/** A history that began at this path. */
export const memoryHistory = (path = '/') => {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true })
  return new GuardedHistory(history, () => history.index)
}

/** Where an app is, and moves that no link of the page makes: a path, or steps in its history. */
export const routerOf = (history: GuardedHistory) => ({
  get location() {
    return history.arrival.location
  },
  navigate: (to: To | number, { state }: { state?: unknown } = {}) =>
    typeof to === 'number' ? history.go(to) : history.push(to, state),
})
