import { jest } from '@jest/globals'

/** Sets the machine's clock; timers stay real, so nothing waits for it. Undone by `jest.useRealTimers()`. */
export const setMachineTime = (now: Date | number) =>
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  })
