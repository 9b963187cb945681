/** The longest to wait on a page that is never idle. */
const MOST_MS = 2_000
/** The delay in browsers without requestIdleCallback. */
const OTHERWISE_MS = 100

/** Runs it when the browser is idle; returns a cancel function. */
export const whenIdle = (act: () => void): (() => void) => {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, OTHERWISE_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: MOST_MS })
  return () => window.cancelIdleCallback(handle)
}
