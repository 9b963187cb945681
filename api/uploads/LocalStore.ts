import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limits } from '../rules/limits.js'
import { newId } from '../shared/ids.js'
import { type Keeping, type ObjectStore, TooLarge } from './ObjectStore.js'

const UPLOAD_PATH = /\/objects\/([0-9a-f-]{36})\?expires=(\d+)&signature=([\w-]+)$/
const HEAD_BYTES = 32

/** Files under DATA_DIR/objects, behind signed links to our own route. */
export class LocalStore implements ObjectStore {
  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
    private readonly secret: string,
  ) {}

  async uploadUrl(id: string, expiresAt: Date): Promise<string> {
    const expires = String(expiresAt.getTime())
    return `${this.publicUrl}/objects/${id}?expires=${expires}&signature=${this.sign(id, expires)}`
  }

  idOf(uploadUrl: string): string | null {
    const [, id, expires, signature] = UPLOAD_PATH.exec(uploadUrl) ?? []
    return id && expires && signature && this.isSigned(id, expires, signature) ? id : null
  }

  /** Whether the signature is ours and still good. */
  admits(id: string, expires: string, signature: string, now: Date): boolean {
    return this.isSigned(id, expires, signature) && Number(expires) > now.getTime()
  }

  /** Keeps the bytes whole or not at all: a broken upload leaves nothing behind. */
  async write(id: string, bytes: Readable, keeping: Keeping = keep => keep()): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const part = join(this.folder, `${id}.${newId()}.part`)
    let size = 0
    const bounded = new Transform({
      transform(chunk: Buffer, _, done) {
        size += chunk.length
        done(size > limits.uploadBytes ? new TooLarge() : null, chunk)
      },
    })
    try {
      await pipeline(bytes, bounded, createWriteStream(part))
      await keeping(() => rename(part, this.file(id)))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async inspect(id: string) {
    const file = await open(this.file(id)).catch(absent)
    if (!file) return null
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
      return { size: (await file.stat()).size, head: buffer.subarray(0, bytesRead) }
    } finally {
      await file.close()
    }
  }

  async read(id: string): Promise<Readable> {
    await stat(this.file(id))
    return createReadStream(this.file(id))
  }

  remove = (id: string) => rm(this.file(id), { force: true })

  async ping(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    await access(this.folder)
  }

  private file = (id: string) => join(this.folder, id)

  private sign = (id: string, expires: string) =>
    createHmac('sha256', this.secret).update(`PUT /objects/${id} ${expires}`).digest('base64url')

  private isSigned(id: string, expires: string, signature: string): boolean {
    const [ours, theirs] = [this.sign(id, expires), signature].map(text => Buffer.from(text))
    return ours!.length === theirs!.length && timingSafeEqual(ours!, theirs!)
  }
}

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}
