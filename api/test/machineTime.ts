import { jest } from '@jest/globals'

/** Sets the machine's clock; the timers stay real, so nothing waits for it. `jest.useRealTimers()` ends it. */
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
