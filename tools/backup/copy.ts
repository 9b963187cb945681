import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { ClientBase, Connection, Submittable } from 'pg'

/** The part of pg's connection that COPY uses: https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-COPY */
interface CopyConnection {
  stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** One COPY statement: pg passes it the messages that belong to it. */
abstract class Copy implements Submittable {
  private readonly ending = Promise.withResolvers<number>()
  private rows = 0
  readonly rowsCopied = this.ending.promise

  constructor(private readonly text: string) {
    this.rowsCopied.catch(() => undefined)
  }

  submit = (connection: Connection) => (connection as unknown as CopyConnection).query(this.text)
  // The text is, for example, "COPY 42".
  handleCommandComplete = ({ text }: { text: string }) => {
    this.rows = Number(text.split(' ')[1])
  }
  handleReadyForQuery = () => {
    this.ending.resolve(this.rows)
    this.onEnd()
  }
  handleError = (error: Error) => {
    this.ending.reject(error)
    this.onEnd(error)
  }

  protected abstract onEnd(error?: Error): void
}

class CopyOut extends Copy {
  private socket: Socket | undefined
  readonly bytes = new Readable({ read: () => this.socket?.resume() })

  handleCopyData = ({ chunk }: { chunk: Buffer }, { stream }: CopyConnection) => {
    this.socket = stream
    // A copy, because pg reads the next message into the same memory.
    if (!this.bytes.push(Buffer.from(chunk))) stream.pause()
  }

  protected onEnd(error?: Error) {
    // The last rows may have paused the socket, and the next statement's answer arrives on it.
    this.socket?.resume()
    if (error) this.bytes.destroy(error)
    else this.bytes.push(null)
  }
}

class CopyIn extends Copy {
  private isOver = false

  constructor(
    text: string,
    private readonly source: AsyncIterable<Buffer>,
  ) {
    super(text)
  }

  handleCopyInResponse = (connection: CopyConnection) => {
    this.pump(connection).then(
      () => connection.endCopyFrom(),
      (error: Error) => connection.sendCopyFail(error.message),
    )
  }

  protected onEnd() {
    this.isOver = true
  }

  private async pump(connection: CopyConnection) {
    for await (const chunk of this.source) {
      // PostgreSQL has already rejected a row; it ignores anything sent after that.
      if (this.isOver) return
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
  }
}

/** Streams the bytes of `copy … to stdout`, no faster than they are read, and then returns the number of rows. */
export const copyOut = (client: ClientBase, text: string) =>
  client.query(new CopyOut(text)) as Pick<CopyOut, 'bytes' | 'rowsCopied'>

/** Sends bytes to `copy … from stdin`; returns the number of rows. */
export const copyIn = (client: ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> =>
  client.query(new CopyIn(text, source)).rowsCopied
