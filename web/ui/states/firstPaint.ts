/** A browser need not draw what it knows to be out of sight, a frame below the fold for example. */
const MOST_MS = 500

let first: Promise<void> | undefined

/** Whether the browser has painted since something first asked. */
export let hasPainted = false

/** The paint of what is drawn when this is first called. A page behind others is not painted, so it need not wait. */
export const firstPaint = (): Promise<void> => {
  first ??= new Promise<void>(resolve => {
    if (document.visibilityState === 'hidden') return resolve()
    // A frame's callbacks run before it is painted, a timer of theirs after.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MOST_MS)
  }).then(() => {
    hasPainted = true
  })
  return first
}

let last = Promise.resolve()

/** After the first paint, each caller in a task of its own: all at once, a phone answers no press meanwhile. */
export const turnAfterPaint = (): Promise<void> => {
  last = Promise.all([last, firstPaint()]).then(
    () =>
      new Promise<void>(resolve => {
        // Timers of a page behind others may take a second each.
        if (document.visibilityState === 'hidden') resolve()
        else setTimeout(resolve)
      }),
  )
  return last
}
