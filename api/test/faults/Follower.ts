import { setTimeout as sleep } from 'node:timers/promises'
import { CHANGES, LiveClient, type Message } from '../LiveClient.js'

/** A screen that comes back with its cursor whenever its connection ends, each time at the next process. */
export class Follower {
  readonly messages: Message[] = []
  /** The close codes; 0 if no connection was made. */
  readonly ends: number[] = []
  isUp = false
  private isOver = false
  private readonly done: Promise<void>

  constructor(
    private readonly urls: string[],
    private readonly cookie: string,
  ) {
    this.done = this.run()
  }

  /** The ids of everything it was sent. */
  get heard(): Set<string> {
    return new Set(
      this.messages.flatMap(({ jobs, gone, stale }) => [
        ...jobs.map(({ id }) => id),
        ...gone,
        ...stale.map(({ id }) => String(id)),
      ]),
    )
  }

  get reloads(): number {
    return this.messages.filter(({ reload }) => reload).length
  }

  async stop(): Promise<void> {
    this.isOver = true
    await this.done
  }

  private async run() {
    for (let turn = 0; !this.isOver; turn++) {
      await this.connect(this.urls[turn % this.urls.length]!).catch(() => this.ends.push(0))
      this.isUp = false
      await sleep(100)
    }
  }

  private async connect(url: string) {
    const client = await LiveClient.connect(url, { cookie: this.cookie })
    client.subscribe(CHANGES, { after: this.messages.at(-1)?.cursor ?? null })
    while (!this.isOver && !client.closed && client.errors.length === 0) {
      this.messages.push(...client.messages.splice(0))
      this.isUp ||= this.messages.length > 0
      await sleep(20)
    }
    this.messages.push(...client.messages.splice(0))
    await client.close()
    this.ends.push(client.closed!.code)
  }
}
