import assert from 'node:assert/strict'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { SECRET } from './startInstall.mjs'
import { steadily } from './steadily.mjs'

const SCREENS = 6
/** The limit of sockets for one address at each process. */
const MOST_SOCKETS = 100
const RESTARTED = 1012

const QUERY = `subscription ($after: String) {
  changes(after: $after) { cursor reload jobs { id } gone stale { kind id } }
}`
const WRITE = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }'

// We trust the certificate because the proof makes its own.
const open = (url, options) =>
  new WebSocket(`${url.replace('https:', 'wss:')}/graphql`, 'graphql-transport-ws', {
    rejectUnauthorized: false,
    family: 4,
    ...options,
  })

const until = async (what, isSo) => {
  const deadline = Date.now() + 30_000
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, what)
    await sleep(20)
  }
}

/** A client that reconnects with its cursor whenever its connection ends. */
class Screen {
  messages = new Set()
  closed = []
  reloads = 0
  isUp = false
  #isOver = false

  constructor(url, cookie) {
    this.url = url
    this.cookie = cookie
    this.#connect()
  }

  #connect() {
    this.ws = open(this.url, { headers: { cookie: this.cookie } })
    const send = message => this.ws.send(JSON.stringify(message))
    this.ws.on('open', () => send({ type: 'connection_init' }))
    this.ws.on('error', () => undefined)
    this.ws.on('message', data => {
      const { type, payload } = JSON.parse(data)
      if (type === 'connection_ack')
        send({
          id: '1',
          type: 'subscribe',
          payload: { query: QUERY, variables: { after: this.cursor ?? null } },
        })
      else if (payload?.data) this.#take(payload.data.changes)
    })
    this.ws.on('close', code => {
      this.isUp = false
      this.closed.push(code)
      if (!this.#isOver) setTimeout(() => this.#connect(), 100 + 300 * Math.random())
    })
  }

  #take({ cursor, reload, stale }) {
    this.cursor = cursor
    this.isUp = true
    if (reload) this.reloads++
    for (const { kind, id } of stale) if (kind === 'message') this.messages.add(id)
  }

  async close() {
    this.#isOver = true
    this.ws.terminate()
  }
}

const screensAt = async ({ url }) => {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${SECRET}` } })
  return Number(/^haulbid_live_screens (\d+)/m.exec(await response.text())?.[1])
}

/** Sends a message through each process, and waits until the screens of both have it; returns the slowest time. */
const heardByAll = async (screens, { processes }, customer) => {
  const counts = await Promise.all(processes.map(screensAt))
  assert.ok(
    counts.every(count => count > 0),
    `both processes have screens: ${counts}`,
  )
  const { customerJobs } = await customer.ask('{ customerJobs(first: 1) { nodes { id } } }')
  let slowest = 0
  for (const { url } of processes) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: customer.cookie },
      body: JSON.stringify({
        query: WRITE,
        variables: { input: { jobId: customerJobs.nodes[0].id, content: 'Live' } },
      }),
    })
    const { id } = (await response.json()).data.sendMessage
    const start = performance.now()
    await until('every screen hears of it', () => screens.every(({ messages }) => messages.has(id)))
    slowest = Math.max(slowest, performance.now() - start)
  }
  return slowest
}

/**
 * Replaces both processes while screens are open through TLS; each screen must get every message without refetching
 * everything.
 */
export const live = async (installation, { customer }) => {
  const screens = Array.from({ length: SCREENS }, () => new Screen(installation.secureUrl, customer.cookie))
  try {
    await until('the screens are open', () => screens.every(({ isUp }) => isUp))
    const slowest = await heardByAll(screens, installation, customer)
    const { answered } = await steadily(customer, 'live', async () => {
      for (const index of [0, 1]) {
        assert.equal(await installation.processes[index].end('SIGTERM'), 0)
        installation.processes[index] = await installation.start(index)
        await sleep(2000)
      }
    })
    for (const screen of screens)
      await until('nothing is missed', () => answered.every(id => screen.messages.has(id)))
    const closed = screens.flatMap(screen => screen.closed)
    assert.ok(closed.filter(code => code === RESTARTED).length >= SCREENS, `closed with ${closed}`)
    assert.equal(
      screens.reduce((sum, { reloads }) => sum + reloads, 0),
      0,
      'a cursor is known to the process that follows',
    )
    return `${SCREENS} screens over TLS heard of a change at either process within ${Math.ceil(slowest)} ms; with both replaced they came back ${closed.length} times and missed none of ${answered.length} messages`
  } finally {
    await Promise.all(screens.map(screen => screen.close()))
  }
}

/** Returns 101 if the server accepted the socket, or else the status of the refusal. */
const upgradeFrom = async (url, localAddress, opened) => {
  const ws = open(url, { localAddress })
  opened.push(ws)
  ws.on('error', () => undefined)
  const status = await Promise.race([
    once(ws, 'open').then(() => 101),
    once(ws, 'unexpected-response').then(([, { statusCode }]) => statusCode),
  ])
  return status
}

/** Checks that sockets are counted by the client's address rather than nginx's, which all of them come from. */
export const manySockets = async ({ secureUrl }) => {
  const opened = []
  try {
    // The sockets stay silent, so the server closes them after three seconds.
    const statuses = await Promise.all(
      Array.from({ length: 2 * MOST_SOCKETS + 20 }, () => upgradeFrom(secureUrl, '127.0.0.2', opened)),
    )
    const accepted = statuses.filter(status => status === 101).length
    assert.deepEqual([...new Set(statuses)].toSorted(), [101, 429])
    assert.ok(accepted <= 2 * MOST_SOCKETS, `${accepted} were accepted`)
    for (const other of ['127.0.0.1', '127.0.0.3'])
      assert.equal(await upgradeFrom(secureUrl, other, opened), 101)
    return `of ${statuses.length} sockets of one address ${accepted} were accepted, and those of another`
  } finally {
    for (const ws of opened) ws.terminate()
  }
}
