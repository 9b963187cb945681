import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Failure } from './client.js'
import { eventually } from './eventually.js'

export const CHANGES = `subscription Live($after: String) {
  changes(after: $after) { cursor reload jobs { id title status openBidCount } gone stale { kind id jobId } acts { id act } }
}`

/** The contents of one message. */
export interface Message {
  cursor: string
  reload: boolean
  jobs: { id: string; title: string; status: string; openBidCount: number }[]
  gone: string[]
  stale: { kind: string; id: string | null; jobId: string | null }[]
  acts: { id: string; act: string }[]
}

interface Opening {
  cookie?: string
  headers?: Record<string, string>
  payload?: Record<string, unknown>
  /** True if the client doesn't even send its first message. */
  isSilent?: boolean
}

/** A client that speaks graphql-transport-ws, as browsers and programs do. */
export class LiveClient {
  readonly messages: Message[] = []
  readonly errors: Failure[][] = []
  closed: { code: number; reason: string } | undefined

  private constructor(readonly ws: WebSocket) {
    ws.on('message', data => this.receive(JSON.parse(String(data))))
    ws.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
    })
  }

  /** Opens a socket and sends its first message; fails with the HTTP status if the upgrade is refused. */
  static async connect(
    url: string,
    { cookie, headers, payload, isSilent = false }: Opening = {},
  ): Promise<LiveClient> {
    const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { ...(cookie && { cookie }), ...headers },
    })
    const client = new LiveClient(ws)
    await new Promise<void>((open, fail) => {
      ws.once('open', open)
      ws.once('error', fail)
    })
    if (!isSilent) client.send({ type: 'connection_init', payload })
    return client
  }

  /** Connects, subscribes, and waits for the first message. */
  static async listen(url: string, opening: Opening, after: string | null = null): Promise<LiveClient> {
    const client = await LiveClient.connect(url, opening)
    client.subscribe(CHANGES, { after })
    const { messages, errors } = client
    await eventually(true, () => messages.length + errors.length > 0 || client.closed !== undefined)
    if (errors.length > 0) throw new Error(`The subscription failed: ${JSON.stringify(errors)}`)
    return client
  }

  send(message: object): void {
    this.ws.send(JSON.stringify(message))
  }

  subscribe(query: string, variables: object = {}, id = '1'): void {
    const ask = () => this.send({ id, type: 'subscribe', payload: { query, variables } })
    if (this.isAcknowledged) ask()
    else this.onAcknowledged = ask
  }

  /** The jobs of all messages. */
  get jobs() {
    return this.messages.flatMap(({ jobs }) => jobs)
  }

  get stale() {
    return this.messages.flatMap(({ stale }) => stale)
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.ws.close()
    await once(this.ws, 'close')
  }

  private isAcknowledged = false
  private onAcknowledged: (() => void) | undefined

  private receive(message: {
    type: string
    payload: { data: { changes: Message }; errors?: Failure[] }
  }): void {
    if (message.type === 'connection_ack') {
      this.isAcknowledged = true
      this.onAcknowledged?.()
    } else if (message.type === 'next') {
      if (message.payload.errors) this.errors.push(message.payload.errors)
      else this.messages.push(message.payload.data.changes)
    } else if (message.type === 'error') this.errors.push(message.payload as unknown as Failure[])
  }
}
