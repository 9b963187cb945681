import { once } from 'node:events'
import { InMemoryCache } from '@apollo/client/cache'
import { parse } from 'graphql'
import { WebSocket } from 'ws'
import { webOperation } from '../webDocuments.mjs'

/** The subscriptions of each role's pages. */
const documents = { customer: webOperation('CustomerChanges'), vendor: webOperation('VendorChanges') }

/**
 * Screens that write to a cache as pages do. We skip it for the rest, since real screens do that work on other
 * machines.
 */
const CACHED = 25
/** One address may have at most 100 connections. */
const OF_AN_ADDRESS = 50

const SESSIONS = `
  insert into sessions (id, user_id, token_hash, created_at, expires_at)
  select gen_random_uuid(), id, sha256(('bench-screen-' || n)::bytea), now(), '2099-01-01'
  from unnest($1::uuid[]) with ordinality u (id, n)`

const USERS = {
  customer: `select id from users u where user_type = 'customer' and username like 'user%'
    and exists (select from jobs j where j.customer_id = u.id and j.status = 'pending') order by id limit $1`,
  vendor: `select id from users where user_type = 'vendor' and username like 'user%' order by id limit $1`,
}

/** Creates the viewers of open screens, first customers, then vendors; `userIds` are their ids. */
export const makeViewers = async ({ admin }, counts) => {
  const viewers = []
  for (const [role, count] of Object.entries(counts)) {
    const { rows } = await admin.query(USERS[role], [count])
    if (rows.length < count) throw new Error(`Only ${rows.length} of ${count} ${role}s: --size medium`)
    viewers.push(...rows.map(({ id }) => ({ id, role })))
  }
  await admin.query(
    "delete from sessions where token_hash = any(select sha256(('bench-screen-' || n)::bytea) from generate_series(1, 5000) n)",
  )
  await admin.query(SESSIONS, [viewers.map(({ id }) => id)])
  return viewers.map((viewer, n) => ({ ...viewer, token: `bench-screen-${n + 1}`, n }))
}

const openScreen = async (port, { token, role, n }, onMessage) => {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    localAddress: `127.0.0.${2 + Math.floor(n / OF_AN_ADDRESS)}`,
    perMessageDeflate: false,
    headers: {
      host: 'haulbid.example',
      origin: 'https://haulbid.example',
      cookie: `__Host-haulbid=${token}`,
    },
  })
  await once(ws, 'open')
  const query = documents[role]
  const cache = n % Math.ceil(1000 / CACHED) === 0 ? new InMemoryCache() : undefined
  const document = cache && parse(query)
  let isListening
  const listening = new Promise((resolve, reject) => {
    isListening = resolve
    ws.once('close', (code, reason) => reject(new Error(`A screen was closed: ${code} ${reason}`)))
  })
  ws.on('message', text => {
    const { type, payload } = JSON.parse(text)
    if (type === 'connection_ack') ws.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
    if (type === 'error' || payload?.errors) throw new Error(text)
    if (type !== 'next') return
    cache?.write({ dataId: 'ROOT_SUBSCRIPTION', query: document, result: payload.data })
    isListening()
    onMessage(payload.data.changes, cache !== undefined)
  })
  ws.send(JSON.stringify({ type: 'connection_init' }))
  await listening
  return ws
}

/** Opens the screens, fifty at a time; `onMessage` gets each message, and whether it is already in a cache. */
export const openScreens = async (port, viewers, onMessage) => {
  const sockets = []
  for (let n = 0; n < viewers.length; n += 50)
    sockets.push(
      ...(await Promise.all(viewers.slice(n, n + 50).map(viewer => openScreen(port, viewer, onMessage)))),
    )
  return {
    close: () => {
      for (const ws of sockets) ws.terminate()
    },
  }
}
