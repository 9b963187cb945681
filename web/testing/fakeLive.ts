import type { Changes, JobChange } from '../apollo/live/LiveStream.js'

type Sent = { type: string; payload?: { variables: { after: string | null }; query: string } }

/** The fields of a job that the subscription selects, whose text this is. */
export const selectedOf = (job: JobChange, query: string) =>
  Object.fromEntries(
    Object.entries(job).filter(([name]) => new RegExp(`\\b${name}\\b`).test(query)),
  ) as JobChange

/** A message of the change stream; pass only what the test is about. */
export const makeChanges = ({ stale = [], acts = [], ...some }: Partial<Changes> = {}): Changes => ({
  ...{ __typename: 'Changes' },
  cursor: 'cursor',
  position: null,
  reload: false,
  jobs: [],
  gone: [],
  stale: stale.map(each => ({ __typename: 'Stale', ...each }) as never),
  acts: acts.map(each => ({ __typename: 'ChangeOfAct', ...each }) as never),
  ...some,
})

/** The server's side of the change stream, in memory. It accepts every connection, unless it is down. */
export const fakeLive = () => {
  const state = { isAway: false, isSilent: false, refusesCursors: false }
  const open: FakeSocket[] = []
  const subscriptions: Array<{ after: string | null; query: string }> = []
  let connections = 0
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
        if (type !== 'subscribe' || !payload) return
        const { after } = payload.variables
        subscriptions.push({ after, query: payload.query })
        if (state.refusesCursors && after !== null)
          return this.reply({ id: '1', type: 'error', payload: [{ message: 'This cursor cannot be read' }] })
        this.push({})
      })
    }

    push({ jobs = [], ...changes }: Partial<Changes>) {
      const cards = jobs.map(job => selectedOf(job, subscriptions.at(-1)?.query ?? ''))
      const data = { changes: makeChanges({ cursor: `cursor ${++pushes}`, jobs: cards, ...changes }) }
      this.reply({ id: '1', type: 'next', payload: { data } })
    }

    reply(message: object) {
      if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) })
    }

    /** Closed by the server, or by something in between. */
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
