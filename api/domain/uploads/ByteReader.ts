/** Thrown when the bytes end before the file does. */
export class CutShort extends Error {}

/** Reads a structured stream with one chunk of it in memory at a time. */
export class ByteReader {
  private readonly source: AsyncIterator<Buffer>
  private piece: Buffer = Buffer.alloc(0)
  private at = 0

  constructor(stream: AsyncIterable<Buffer>) {
    this.source = stream[Symbol.asyncIterator]()
  }

  async byte(): Promise<number> {
    while (this.at === this.piece.length) await this.next()
    return this.piece[this.at++]!
  }

  /** Reads a few bytes, regardless of how they are chunked. */
  async take(count: number): Promise<Buffer> {
    if (count <= this.piece.length - this.at) {
      this.at += count
      return this.piece.subarray(this.at - count, this.at)
    }
    const taken = Buffer.alloc(count)
    for (let i = 0; i < count; i++) taken[i] = await this.byte()
    return taken
  }

  async skip(count: number): Promise<void> {
    let left = count
    while (left > this.piece.length - this.at) {
      left -= this.piece.length - this.at
      await this.next()
    }
    this.at += left
  }

  /** Skips past the next occurrence of the byte. */
  async skipPast(byte: number): Promise<void> {
    let found = this.piece.indexOf(byte, this.at)
    while (found < 0) {
      await this.next()
      found = this.piece.indexOf(byte)
    }
    this.at = found + 1
  }

  /**
   * Skips length-prefixed blocks, up to the empty one. Uses no promise for each, since a block may be one byte long.
   */
  async skipBlocks(): Promise<void> {
    for (;;) {
      const size = this.at < this.piece.length ? this.piece[this.at++]! : await this.byte()
      if (size === 0) return
      if (size <= this.piece.length - this.at) this.at += size
      else await this.skip(size)
    }
  }

  private async next(): Promise<void> {
    const { value, done } = await this.source.next()
    if (done) throw new CutShort()
    this.piece = value
    this.at = 0
  }
}
