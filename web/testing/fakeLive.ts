import type { Changes } from '../apollo/live/LiveStream.js'

type Sent = { type: string; payload?: { variables: { after: string | null }; query: string } }

/** A message of the change stream; pass only what the test is about. */
export const makeChanges = (some: Partial<Changes> = {}): Changes => ({
  cursor: 'cursor',
  position: null,
  reload: false,
  jobs: [],
  gone: [],
  stale: [],
  acts: [],
  ...some,
})

/** The server's side of the change stream, in memory. It accepts every connection, unless it is away. */
export const fakeLive = () => {
  const state = { isAway: false, isSilent: false, refusesCursors: false }
  const open: FakeSocket[] = []
  const subscriptions: Array<{ after: string | null; query: string }> = []
  let connections = 0
  let pings = 0
  let pushes = 0

  class FakeSocket {
    static readonly OPEN = 1
    static readonly CLOSING = 2
    readyState = 0
    onopen: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onerror: (() => void) | null = null
    onclose: ((event: { code: number; reason: string }) => void) | null = null

    constructor() {
      connections++
      queueMicrotask(() => {
        if (this.readyState !== 0) return
        if (state.isAway) return this.end(1006)
        this.readyState = 1
        open.push(this)
        this.onopen?.()
      })
    }

    send(text: string) {
      const { type, payload }: Sent = JSON.parse(text)
      queueMicrotask(() => {
        if (state.isSilent) return
        if (type === 'connection_init') this.reply({ type: 'connection_ack' })
        if (type === 'ping') {
          pings++
          this.reply({ type: 'pong' })
        }
        if (type !== 'subscribe' || !payload) return
        const { after } = payload.variables
        subscriptions.push({ after, query: payload.query })
        if (state.refusesCursors && after !== null)
          return this.reply({ id: '1', type: 'error', payload: [{ message: 'This cursor cannot be read' }] })
        this.push({})
      })
    }

    push(changes: Partial<Changes>) {
      const data = { changes: makeChanges({ cursor: `cursor ${++pushes}`, ...changes }) }
      this.reply({ id: '1', type: 'next', payload: { data } })
    }

    reply(message: object) {
      if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) })
    }

    /** By the server, or by what lies between. */
    end(code: number, reason = '') {
      this.close()
      this.onclose?.({ code, reason })
    }

    close() {
      this.readyState = 3
      if (open.includes(this)) open.splice(open.indexOf(this), 1)
    }
  }

  return {
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    state,
    subscriptions,
    connections: () => connections,
    pings: () => pings,
    isOpen: () => open.length > 0,
    push: (changes: Partial<Changes>) => {
      for (const socket of [...open]) socket.push(changes)
    },
    reply: (message: object) => {
      for (const socket of [...open]) socket.reply(message)
    },
    end: (code: number, reason?: string) => {
      for (const socket of [...open]) socket.end(code, reason)
    },
  }
}
