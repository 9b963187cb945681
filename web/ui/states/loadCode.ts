const RELOADED = 'reloadedForCode'
const ONCE_IN_MS = 60_000

const backOnline = () => new Promise(resolve => window.addEventListener('online', resolve, { once: true }))

const serverAnswers = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A second reload within a minute would be a loop. */
const mayReload = () => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) > ONCE_IN_MS

const here = new WeakMap<object, unknown>()

/** What `getReady` has already loaded of this. */
export const codeHere = <Module>(load: () => Promise<Module>) => here.get(load) as Module | undefined

/**
 * Loads a part of the app before its first render, which then does not have to wait. If this fails, the render loads it
 * itself.
 */
export const getReady = (load: () => Promise<unknown>): Promise<void> =>
  load().then(
    module => void here.set(load, module),
    () => {},
  )

/**
 * Loads a part of the app. Offline it waits for the connection: data is never refetched automatically, but without its
 * code there is no page with a button to retry. If the server answers and the code is gone, another version has been
 * deployed, and reloading the page loads that one.
 */
export const loadCode = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) {
      await backOnline()
      return loadCode(load)
    }
    if (!mayReload() || !(await serverAnswers())) throw error
    sessionStorage.setItem(RELOADED, String(Date.now()))
    window.location.reload()
    return new Promise(() => {})
  }
}
