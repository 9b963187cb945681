import { jest } from '@jest/globals'
import { getReady, loadCode } from './loadCode.js'

const gone = new TypeError('Failed to fetch dynamically imported module')

const answer = () => Promise.resolve({ ok: true, headers: new Headers() } as Response)
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

const online = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(() => {
  sessionStorage.clear()
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation(answer)
})
afterEach(() => jest.restoreAllMocks())

test('waits offline for the connection before loading, since a browser would not retry', async () => {
  online(false)
  const load = jest.fn(async () => 'code')
  const loaded = loadCode(load)
  await getReady(load)
  await new Promise(resolve => setTimeout(resolve))
  expect(load).not.toHaveBeenCalled()
  online(true)
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads once the server can be reached when it is back online', async () => {
  jest.useFakeTimers()
  const ask = jest.fn<typeof fetch>().mockImplementation(answer)
  ask.mockImplementationOnce(noAnswer).mockImplementationOnce(noAnswer)
  globalThis.fetch = ask
  online(false)
  const load = jest.fn(async () => 'code')
  const loaded = loadCode(load)
  online(true)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(500)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(load).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1000)
  expect(await loaded).toBe('code')
  jest.useRealTimers()
})

test('returns loaded code offline too', async () => {
  const load = jest.fn(async () => 'code')
  online(true)
  await getReady(load)
  online(false)
  expect(await loadCode(load)).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

test('waits for the connection before reporting a failure if it is lost', async () => {
  jest.useFakeTimers()
  online(true)
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation(noAnswer)
  const reported = jest.fn()
  const loaded = loadCode(async () => {
    online(false)
    throw gone
  }).catch(reported)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(reported).not.toHaveBeenCalled()
  online(true)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(60_000)
  await loaded
  expect(reported).toHaveBeenCalledWith(gone)
  jest.useRealTimers()
})

test('reports the failure if the server does not answer', async () => {
  online(true)
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(loadCode(() => Promise.reject(gone))).rejects.toBe(gone)
})

test('does not loop when it just reloaded for the same reason', async () => {
  online(true)
  const ask = jest.fn<typeof fetch>()
  globalThis.fetch = ask
  sessionStorage.setItem('reloadedForCode', String(Date.now()))
  await expect(loadCode(() => Promise.reject(gone))).rejects.toBe(gone)
  expect(ask).not.toHaveBeenCalled()
})
