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
