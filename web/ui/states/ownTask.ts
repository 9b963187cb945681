import { whenIdle } from './whenIdle.js'

let last = Promise.resolve()

/** When the browser is idle, in a task of its own, to lay out what nobody sees yet: one in the time between two frames. */
export const ownTask = (): Promise<void> => {
  last = last.then(() => new Promise(resolve => whenIdle(resolve)))
  return last
}
