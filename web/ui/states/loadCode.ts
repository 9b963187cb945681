import { askServerClock } from '../../serverClock.js'

const RELOADED = 'reloadedForCode'
const ONCE_IN_MS = 60_000

const FIRST_WAIT_MS = 500
const MOST_WAIT_MS = 8000

/** A browser that is online may still need some seconds to reach the server. */
const reachServer = async () => {
  for (let wait = FIRST_WAIT_MS; wait <= MOST_WAIT_MS && !(await askServerClock()); wait *= 2)
    await new Promise(resolve => setTimeout(resolve, wait))
}

/**
 * Resolves at once unless the browser is offline. A page that is starting doesn't wait, since its code may be in the
 * cache.
 */
const online = async () => {
  const isStarting = document.readyState !== 'complete'
  if (navigator.onLine || isStarting) return
  await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
  await reachServer()
}

/** A second reload within a minute would be a loop. */
const mayReload = () => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) > ONCE_IN_MS

const here = new WeakMap<object, unknown>()

/** The module, if `getReady` has already loaded it. */
export const codeHere = <Module>(load: () => Promise<Module>) => here.get(load) as Module | undefined

/**
 * Loads a part of the app before its first render, so that the render need not wait; if this fails, the render loads
 * it. Skipped offline, since a browser never retries a module that it failed to fetch.
 */
export const getReady = async (load: () => Promise<unknown>): Promise<void> => {
  if (navigator.onLine) await loadOnline(load).catch(() => {})
}

/** Loads a part of the app; offline, waits for the connection first. */
export const loadOnline = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  // The browser would keep a failed fetch as this page's answer, so we wait rather than try.
  await online()
  const module = await load()
  here.set(load, module)
  return module
}

/**
 * Loads a part of the app. Offline, it waits for the connection: data is never refetched automatically, but without
 * its code there is no page with a button to retry. If the server answers but the code is gone, a new version has been
 * deployed, and reloading the page loads that one.
 */
export const loadCode = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const known = codeHere(load)
  if (known) return known
  try {
    return await loadOnline(load)
  } catch (error) {
    // The connection may have been lost since the fetch began.
    await online()
    if (!mayReload() || !(await askServerClock())) throw error
    sessionStorage.setItem(RELOADED, String(Date.now()))
    window.location.reload()
    return new Promise(() => {})
  }
}
