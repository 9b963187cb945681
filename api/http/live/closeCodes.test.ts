import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { CloseCode } from 'graphql-ws'
import { WebSocket } from 'ws'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CHANGES, LiveClient } from '../../test/LiveClient.js'
import { customer, type TestUser } from '../../test/users.js'
import { codes, TRY_AGAIN } from './LiveSocket.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness({ live: true })
  dana = await customer(harness)
})
afterAll(() => harness.stop())

test('lists every close code in the partner document', async () => {
  const document = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  const listed = [...document.matchAll(/^\| ([14]\d{3}) \|/gm)].map(([, code]) => Number(code))
  const ofProtocol = [
    CloseCode.BadRequest,
    CloseCode.Unauthorized,
    CloseCode.Forbidden,
    CloseCode.SubprotocolNotAcceptable,
    CloseCode.ConnectionInitialisationTimeout,
    CloseCode.SubscriberAlreadyExists,
    CloseCode.TooManyInitialisationRequests,
  ]
  // 1009 comes from `ws`, for a message that is too large, and 1012 from LiveSockets.
  const sent = new Set([1009, 1012, TRY_AGAIN, ...Object.values(codes), ...ofProtocol])
  expect(listed).toEqual([...sent].sort((a, b) => a - b))
})

test('closes a socket without the subprotocol with 4406', async () => {
  const socket = new WebSocket(`${harness.url.replace(/^http/, 'ws')}/graphql`, {
    headers: { cookie: dana.cookie },
  })
  expect((await once(socket, 'close'))[0]).toBe(4406)
})

test('closes the socket with 4409 when a second subscription reuses an id', async () => {
  const client = await LiveClient.listen(harness.url, { cookie: dana.cookie })
  client.subscribe(CHANGES)
  await eventually(4409, () => client.closed?.code)
})

test('closes the socket with 4401 on a subscription before the acknowledgment', async () => {
  const client = await LiveClient.connect(harness.url, { cookie: dana.cookie, isSilent: true })
  client.send({ id: '1', type: 'subscribe', payload: { query: CHANGES } })
  await eventually(4401, () => client.closed?.code)
})
