import { whenIdle } from './whenIdle.js'

const idle = () => new Promise<void>(resolve => whenIdle(resolve))
const frame = () => new Promise<void>(resolve => requestAnimationFrame(() => resolve()))

/** Each call waits for the one before it, and then once more. */
const inTurn = (wait: () => Promise<void>) => {
  let last = Promise.resolve()
  return (): Promise<void> => {
    last = last.then(wait)
    return last
  }
}

/** When the browser is idle, in a task of its own, to lay out what nobody sees yet: one in the time between two frames. */
export const ownTask = inTurn(idle)

/**
 * When the browser is idle, in a frame of its own: to lay out all at once is a task that a phone waits for. Not while the
 * page is behind others.
 */
export const ownFrame = inTurn(() => idle().then(frame))
