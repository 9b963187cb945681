import { jest } from '@jest/globals'
import { fakeLive } from '../../testing/fakeLive.js'
import { valueStore } from '../../ui/valueStore.js'
import { type Changes, openStream } from './LiveStream.js'

let started: ReturnType<typeof openStream>[] = []

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  for (const stream of started) stream.stop()
  started = []
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Advances in small steps, because connecting takes many turns. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 250) {
    await jest.advanceTimersByTimeAsync(Math.min(left, 250))
    for (let turn = 0; turn < 50; turn++) await null
  }
}
const soon = () => pass(50)
/** Longer than the wait after any first break. */
const afterBreak = () => pass(1000)

const setUp = async (cursor: string | null = null) => {
  const live = fakeLive()
  globalThis.WebSocket = live.WebSocket
  const listener = { onChanges: jest.fn(), onUp: jest.fn(), onEnd: jest.fn() }
  const stream = openStream({
    query: 'the document',
    operationName: 'Changes',
    cursor: valueStore(cursor),
    ...listener,
  })
  started.push(stream)
  await soon()
  return { live, listener, stream }
}

const show = (visibility: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

const turns = (isOnline: boolean) => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))

test('subscribes from the given cursor, and is up with the first message', async () => {
  const { live, listener } = await setUp('from here')
  expect(live.subscriptions).toEqual([{ after: 'from here', query: 'the document' }])
  expect(listener.onUp.mock.calls).toEqual([[true]])
  expect(listener.onChanges).toHaveBeenCalledTimes(1)
})

test('resumes from the last cursor after a break, not from the first one', async () => {
  const { live, listener } = await setUp()
  live.push({ cursor: 'later' })
  live.end(1006)
  await soon()
  expect(listener.onUp).toHaveBeenLastCalledWith(false)
  await afterBreak()
  expect(live.subscriptions.map(({ after }) => after)).toEqual([null, 'later'])
  expect(listener.onUp).toHaveBeenLastCalledWith(true)
})

test('reconnects at growing intervals while the server is down, and starts over once it was up', async () => {
  const { live } = await setUp()
  live.state.isAway = true
  live.end(1006)
  await pass(120_000)
  const asked = live.connections()
  expect(asked).toBeGreaterThan(5)
  expect(asked).toBeLessThan(40)
  live.state.isAway = false
  await pass(16_000)
  expect(live.isOpen()).toBe(true)
  live.end(1012)
  await afterBreak()
  expect(live.isOpen()).toBe(true)
})

test.each([4429, 1013])('reconnects later after a close with %d than after a break', async code => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const { live } = await setUp()
  live.end(code)
  await afterBreak()
  expect(live.isOpen()).toBe(false)
  await pass(5000)
  expect(live.isOpen()).toBe(true)
})

test('answers pings', async () => {
  const { live } = await setUp()
  const push = jest.spyOn(live.WebSocket.prototype, 'send')
  live.reply({ type: 'ping' })
  expect(push).toHaveBeenCalledWith(JSON.stringify({ type: 'pong' }))
})

test('treats a connection that has been silent for 40 seconds as broken, however open it looks', async () => {
  const { live } = await setUp()
  await pass(30_000)
  live.push({})
  await pass(39_000)
  expect(live.connections()).toBe(1)
  await pass(3000)
  expect(live.connections()).toBe(2)
  expect(live.isOpen()).toBe(true)
})

test('gives up on a connection whose first message never comes', async () => {
  const { live } = await setUp()
  live.state.isSilent = true
  live.end(1006)
  await pass(12_000)
  expect(live.connections()).toBeGreaterThan(2)
})

test('connects at once when the browser is back online', async () => {
  const { live } = await setUp()
  live.state.isAway = true
  turns(false)
  live.end(1006)
  await pass(60_000)
  live.state.isAway = false
  turns(true)
  await soon()
  expect(live.isOpen()).toBe(true)
})

test('connects at once when the page becomes visible, if the stream is broken or may be after sleep', async () => {
  const { live } = await setUp()
  show('hidden')
  live.state.isAway = true
  live.end(1006)
  await pass(60_000)
  live.state.isAway = false
  show('visible')
  await soon()
  expect(live.isOpen()).toBe(true)

  const connections = live.connections()
  show('hidden')
  show('visible')
  await soon()
  expect(live.connections()).toBe(connections)

  jest.setSystemTime(Date.now() + 3_600_000)
  show('hidden')
  show('visible')
  await soon()
  expect(live.connections()).toBe(connections + 1)
})

test.each([
  [4401, 'Please sign in', false],
  [4403, 'Your account is suspended', true],
])('ends for good when closed with %d', async (code, message, isSuspended) => {
  const { live, listener } = await setUp()
  live.end(code, message)
  await soon()
  expect(listener.onEnd).toHaveBeenCalledWith({ message, isSuspended })
  await pass(120_000)
  expect(live.connections()).toBe(1)
})

test('drops a cursor after three failed attempts, and refetches everything', async () => {
  const { live, listener } = await setUp()
  live.state.refusesCursors = true
  live.end(1006)
  await pass(30_000)
  expect(live.subscriptions.map(({ after }) => after)).toEqual([null, ...Array(3).fill('cursor 1'), null])
  const reloads = listener.onChanges.mock.calls.map(([changes]) => (changes as Changes).reload)
  expect(reloads).toEqual([false, true])
})

test('closes when stopped, and stays closed', async () => {
  const { live, stream } = await setUp()
  stream.stop()
  expect(live.isOpen()).toBe(false)
  turns(true)
  await pass(120_000)
  expect(live.connections()).toBe(1)
})
