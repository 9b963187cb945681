import { jest } from '@jest/globals'
import { cachePolicy } from '../app/cachePolicy.js'
import { SettingsDocument } from '../features/accounts/generated/Settings.js'
import { fakeNetwork, type Network } from '../testing/fakeNetwork.js'
import { settings } from '../testing/makers/settings.js'
import { makeClient } from './client.js'
import { liveCursor } from './live/liveState.js'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const watched = (network: Network) => {
  const { link, calls } = fakeNetwork(network)
  const client = makeClient(cachePolicy, link)
  const watch = () => {
    const query = client.watchQuery({ query: SettingsDocument })
    query.subscribe(() => {})
    return query
  }
  return { calls, watch }
}

test('reuses on the next screen what another screen fetched', async () => {
  const { calls, watch } = watched({ Settings: { settings } })
  const first = watch()
  await jest.advanceTimersByTimeAsync(1)
  expect(watch().getCurrentResult()).toMatchObject({ loading: false, data: { settings } })
  expect(first.getCurrentResult().data).toEqual({ settings })
  expect(calls).toHaveLength(1)
})

test('refetches nothing over time or when the window gets focus back', async () => {
  const { calls, watch } = watched({ Settings: { settings } })
  watch()
  await jest.advanceTimersByTimeAsync(24 * 3_600_000)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(1)
})

test('does not retry a query that failed', async () => {
  const { calls, watch } = watched({ Settings: new TypeError('Failed to fetch') })
  const query = watch()
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(query.getCurrentResult().error?.message).toBe('Failed to fetch')
  expect(calls).toHaveLength(1)
})

test('starts the change stream where the first answer was read, even after the cache was cleared', async () => {
  jest.useRealTimers()
  const cursors = ['first', 'second', 'third']
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ data: { settings } }), {
      headers: { 'content-type': 'application/json', 'live-cursor': cursors.shift() ?? '' },
    })
  const client = makeClient(cachePolicy)
  const ask = () => client.query({ query: SettingsDocument, fetchPolicy: 'network-only' })
  await ask()
  await ask()
  expect(liveCursor.read()).toBe('first')
  await client.clearStore()
  expect(liveCursor.read()).toBeNull()
  await ask()
  expect(liveCursor.read()).toBe('third')
})
