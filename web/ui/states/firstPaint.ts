/** Browsers may skip painting a page that is out of sight, such as a frame below the fold, so we stop waiting. */
const MOST_MS = 500

let first: Promise<void> | undefined

/** True once the browser has painted after the first call of `firstPaint`. */
export let hasPainted = false

/**
 * Resolves when the content rendered at the first call is painted. A page in a background tab is never painted, so it
 * does not wait.
 */
export const firstPaint = (): Promise<void> => {
  first ??= new Promise<void>(resolve => {
    if (document.visibilityState === 'hidden') return resolve()
    // The browser runs a frame's callbacks before it paints the frame, and their timers after.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MOST_MS)
  }).then(() => {
    hasPainted = true
  })
  return first
}

let last = Promise.resolve()

/**
 * Waits for the first paint, then gives each caller its own task: in one long task, a phone would not respond to
 * presses.
 */
export const turnAfterPaint = (): Promise<void> => {
  last = Promise.all([last, firstPaint()]).then(
    () =>
      new Promise<void>(resolve => {
        // Browsers may delay each timer of a background tab by a second.
        if (document.visibilityState === 'hidden') resolve()
        else setTimeout(resolve)
      }),
  )
  return last
}
