import pg from 'pg'

/** How often we ask a server for its position. */
const POLL_MS = 250
/** A server that hasn't answered by then counts as down. */
const ANSWER_MS = 1000

interface Listener<Answer> {
  /** The statement, and its values. */
  ask(client: pg.Client): Promise<Answer>
  /** `isFirst`: since the start, or since it was down. */
  answered(answer: Answer, isFirst: boolean): void
  away(error: Error): void
}

/**
 * Polls one server several times a second on its own connection, because a busy pool must not look like a lost
 * server.
 */
export class Poller<Answer> {
  private client: pg.Client | undefined
  private timer: NodeJS.Timeout | undefined
  private polling: Promise<void> = Promise.resolve()
  private isRunning = false
  private isFirst = true

  constructor(
    private readonly url: string,
    private readonly listener: Listener<Answer>,
  ) {}

  /** Resolves after the first answer, or once the first attempt has failed. */
  start(): Promise<void> {
    this.isRunning = true
    this.polling = this.turn()
    return this.polling
  }

  async stop(): Promise<void> {
    this.isRunning = false
    clearTimeout(this.timer)
    this.client?.end().catch(() => undefined)
    await this.polling
  }

  private async turn(): Promise<void> {
    try {
      const client = await this.connected()
      const answer = await this.listener.ask(client)
      // The connection was lost during the answer.
      if (client !== this.client) throw new Error('The connection was lost')
      this.listener.answered(answer, this.isFirst)
      this.isFirst = false
    } catch (error) {
      this.lost(error as Error)
    }
    if (this.isRunning)
      this.timer = setTimeout(() => {
        this.polling = this.turn()
      }, POLL_MS)
  }

  private async connected(): Promise<pg.Client> {
    if (this.client) return this.client
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      // A write that waited for a standby would make the primary look unreachable.
      options: '-c synchronous_commit=local -c statement_timeout=2000',
    })
    const onLost = (error: Error) => client === this.client && this.lost(error)
    client.on('error', onLost)
    client.on('end', () => onLost(new Error('The connection was closed')))
    try {
      await client.connect()
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    this.client = client
    return client
  }

  private lost(error: Error): void {
    const { client } = this
    this.client = undefined
    this.isFirst = true
    client?.end().catch(() => undefined)
    if (this.isRunning) this.listener.away(error)
  }
}
