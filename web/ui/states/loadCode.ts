const RELOADED = 'reloadedForCode'
const ONCE_IN_MS = 60_000

const backOnline = () => new Promise(resolve => window.addEventListener('online', resolve, { once: true }))

const serverAnswers = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A second time within a minute would be a circle. */
const mayReload = () => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) > ONCE_IN_MS

const here = new WeakMap<object, unknown>()

/** What `getReady` has brought of this already. */
export const codeHere = <Module>(load: () => Promise<Module>) => here.get(load) as Module | undefined

/** Loads a part of the app ahead of its first drawing, which then needs not wait. Should that fail, the drawing asks for itself. */
export const getReady = (load: () => Promise<unknown>): Promise<void> =>
  load().then(
    module => void here.set(load, module),
    () => {},
  )

/**
 * Loads a part of the app. Offline it waits for the connection: data is never asked for again by itself, but there is
 * no page to press "again" on before its code is there. Where the server answers and the code is gone, another version
 * was deployed meanwhile, and reloading the page brings that one.
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
