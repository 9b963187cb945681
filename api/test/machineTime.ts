import { mock } from 'node:test'

/** Sets the machine's clock; timers stay real, so nothing waits for it. Undone by `mock.timers.reset()`. */
export const setMachineTime = (now: Date | number) => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['Date'], now })
}
