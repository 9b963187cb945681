const RELOADED = 'reloadedForCode'
const ONCE_IN_MS = 60_000

const FIRST_WAIT_MS = 500
const MOST_WAIT_MS = 8000

const serverAnswers = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A browser that is online has a network, which may need some seconds more to reach the server. */
const reachServer = async () => {
  for (let wait = FIRST_WAIT_MS; wait <= MOST_WAIT_MS && !(await serverAnswers()); wait *= 2)
    await new Promise(resolve => setTimeout(resolve, wait))
}

/** At once, unless the browser knows that it has no connection. What a page starts with may be in its cache. */
const online = async () => {
  const isStarting = document.readyState !== 'complete'
  if (navigator.onLine || isStarting) return
  await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
  await reachServer()
}

/** A second reload within a minute would be a loop. */
const mayReload = () => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) > ONCE_IN_MS

const here = new WeakMap<object, unknown>()

/** What `getReady` has already loaded of this. */
export const codeHere = <Module>(load: () => Promise<Module>) => here.get(load) as Module | undefined

/**
 * Loads a part of the app before its first render, which then does not have to wait. If this fails, the render loads it
 * itself. Not offline: a browser does not ask a second time for a module that could not be fetched.
 */
export const getReady = async (load: () => Promise<unknown>): Promise<void> => {
  if (navigator.onLine) await loadOnline(load).catch(() => {})
}

/** Loads a part of the app, offline once the connection is back. */
export const loadOnline = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  // A failed fetch would be this page's answer for good, so it is not tried.
  await online()
  const module = await load()
  here.set(load, module)
  return module
}

/**
 * Loads a part of the app. Offline it waits for the connection: data is never refetched automatically, but without its
 * code there is no page with a button to retry. If the server answers and the code is gone, another version has been
 * deployed, and reloading the page loads that one.
 */
export const loadCode = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const known = codeHere(load)
  if (known) return known
  try {
    return await loadOnline(load)
  } catch (error) {
    // The connection may have been lost meanwhile.
    await online()
    if (!mayReload() || !(await serverAnswers())) throw error
    sessionStorage.setItem(RELOADED, String(Date.now()))
    window.location.reload()
    return new Promise(() => {})
  }
}
