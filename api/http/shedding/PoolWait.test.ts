import { PoolWait } from './PoolWait.js'

const TICK_MS = 100
const POOL_SIZE = 10

/** A pool whose connections are all in use, and its clock. */
const busyPool = () => {
  let onAcquire: () => void = () => undefined
  const pool = {
    waitingCount: 0,
    totalCount: POOL_SIZE,
    idleCount: 0,
    on(_event: 'acquire', listener: () => void) {
      onAcquire = listener
      return pool
    },
  }
  const wait = new PoolWait(pool, TICK_MS)
  /** Runs ticks, each handing out this many connections and answering this many requests. */
  const pass = (ticks: number, { waiting, handedOut, answered }: Record<string, number>) => {
    pool.waitingCount = waiting!
    for (let tick = 0; tick < ticks; tick++) {
      for (let n = 0; n < handedOut!; n++) onAcquire()
      wait.tick(answered!)
    }
  }
  return { pool, wait, pass }
}

/** 500 requests a second. */
const PACE = { waiting: 100, handedOut: 50, answered: 50 }

test('lets as many requests wait as half a second can answer, besides those with a connection', () => {
  const { wait, pass } = busyPool()
  pass(5, PACE)
  expect(wait.isTooLong(250 + POOL_SIZE)).toBe(false)
  expect(wait.isTooLong(251 + POOL_SIZE)).toBe(true)
})

test('adjusts to the pace', () => {
  const { wait, pass } = busyPool()
  pass(5, PACE)
  pass(5, { ...PACE, handedOut: 5, answered: 5 })
  expect(wait.isTooLong(25 + POOL_SIZE)).toBe(false)
  expect(wait.isTooLong(26 + POOL_SIZE)).toBe(true)
})

test('lets one wait behind each connection for two seconds when requests are slow', () => {
  const { wait, pass } = busyPool()
  pass(5, { waiting: 6, handedOut: 1, answered: 1 })
  expect(wait.isTooLong(2 * POOL_SIZE)).toBe(false)
  expect(wait.isTooLong(2 * POOL_SIZE + 1)).toBe(true)
  // Two requests a second.
  pass(4, { waiting: 6, handedOut: 0, answered: 0 })
  expect(wait.isTooLong(POOL_SIZE + 4)).toBe(false)
  expect(wait.isTooLong(POOL_SIZE + 5)).toBe(true)
})

test('also counts requests that have not reached the pool yet while the pool has a queue', () => {
  const { wait, pass } = busyPool()
  pass(5, { ...PACE, waiting: 1 })
  expect(wait.isTooLong(251 + POOL_SIZE)).toBe(true)
})

test('lets a burst in until the queue has lasted for half a second', () => {
  const { wait, pass } = busyPool()
  pass(4, PACE)
  expect(wait.isTooLong(900)).toBe(false)
  pass(1, PACE)
  expect(wait.isTooLong(900)).toBe(true)
})

test('refuses nobody once the queue was empty', () => {
  const { wait, pass } = busyPool()
  pass(5, PACE)
  pass(1, { ...PACE, waiting: 0 })
  expect(wait.isTooLong(900)).toBe(false)
  pass(4, PACE)
  expect(wait.isTooLong(900)).toBe(false)
})

test('refuses anyone who would wait if no connection comes back', () => {
  const { wait, pass } = busyPool()
  pass(5, { waiting: 1, handedOut: 0, answered: 0 })
  expect(wait.isTooLong(POOL_SIZE)).toBe(false)
  expect(wait.isTooLong(POOL_SIZE + 1)).toBe(true)
})

test('assumes that a request needs one to four connections', () => {
  const cheap = busyPool()
  cheap.pass(5, { waiting: 1, handedOut: 10, answered: 1000 })
  expect(cheap.wait.isTooLong(51 + POOL_SIZE)).toBe(true)
  const tasks = busyPool()
  tasks.pass(5, { waiting: 1, handedOut: 40, answered: 0 })
  expect(tasks.wait.isTooLong(50 + POOL_SIZE)).toBe(false)
  expect(tasks.wait.isTooLong(51 + POOL_SIZE)).toBe(true)
})
