import { LoopDelay } from './LoopDelay.js'

const TICK_MS = 100

/** The delay at its first tick; `pass` lets this many milliseconds pass, some of them spent working. */
const started = () => {
  let [now, worked] = [5000, 300]
  const delay = new LoopDelay(TICK_MS, { now: () => now, worked: () => worked })
  const pass = (ms: number, { working = 0 } = {}) => {
    now += ms
    worked += working
  }
  return { delay, pass }
}

test('is too long once a tick is more than half a second late because of work', () => {
  const { delay, pass } = started()
  pass(600, { working: 600 })
  expect(delay.isTooLong()).toBe(false)
  pass(1)
  expect(delay.isTooLong()).toBe(true)
})

test('is not too long if the process was stopped rather than busy', () => {
  const { delay, pass } = started()
  pass(60_000, { working: 249 })
  expect(delay.isTooLong()).toBe(false)
  pass(1, { working: 1 })
  expect(delay.isTooLong()).toBe(true)
})

test('ignores work before the last tick', () => {
  const { delay, pass } = started()
  pass(100, { working: 100 })
  pass(5000, { working: 5000 })
  expect(delay.isTooLong()).toBe(true)
  delay.tick()
  expect(delay.isTooLong()).toBe(false)
  pass(700, { working: 10 })
  expect(delay.isTooLong()).toBe(false)
})
