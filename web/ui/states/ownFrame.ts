import { whenIdle } from './whenIdle.js'

let last = Promise.resolve()

/**
 * When the browser is idle, in a frame of its own: to lay out all at once is a task that a phone waits for. Not while the
 * page is behind others.
 */
export const ownFrame = (): Promise<void> => {
  last = last.then(() => new Promise(resolve => whenIdle(() => requestAnimationFrame(() => resolve()))))
  return last
}
