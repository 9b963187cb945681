import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { limits } from '../../rules/limits.js'
import type { Arrived, Keeping, ObjectStore } from './ObjectStore.js'
import { isDiskFailure, type ReportFailure, reach } from './reach.js'
import { PART, spool } from './spool.js'
import type { LinkTerms, UploadLinks } from './UploadLinks.js'

const HEAD_BYTES = 32

/** Files under DATA_DIR/objects, behind signed links to our own route. */
export class LocalStore implements ObjectStore {
  readonly origin = null

  constructor(
    private readonly folder: string,
    readonly links: UploadLinks,
    private readonly reportFailure: ReportFailure,
  ) {}

  uploadUrl = async (id: string, terms: LinkTerms) => this.links.make(id, terms)

  idOf = (uploadUrl: string) => this.links.read(uploadUrl)?.id ?? null

  write(id: string, bytes: Readable, keeping?: Keeping): Promise<void> {
    return this.put(id, bytes, limits.uploadBytes, keeping)
  }

  inspect(id: string): Promise<Arrived | null> {
    return this.reach(async () => {
      const file = await open(this.file(id)).catch(absent)
      if (!file) return null
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
        return { size: (await file.stat()).size, head: buffer.subarray(0, bytesRead) }
      } finally {
        await file.close()
      }
    })
  }

  inTurn = <T>(act: () => Promise<T>) => act()

  /** Our own route changes nothing while the upload's row is locked. */
  arrived = (id: string) => this.read(id)

  /** Our own route accepts nothing for registered uploads. */
  settle = async () => true

  keep = (id: string, bytes: Readable, mostBytes: number = limits.uploadBytes) =>
    this.put(id, bytes, mostBytes)

  has = (id: string) => this.reach(async () => (await stat(this.file(id)).catch(absent)) !== null)

  readUrl = async () => null

  read(id: string): Promise<Readable> {
    return this.reach(async () => {
      await stat(this.file(id))
      return createReadStream(this.file(id))
    })
  }

  remove = (id: string) => this.reach(() => rm(this.file(id), { force: true }))

  /** Partial files are left behind only by a killed process. */
  sweep(before: Date): Promise<void> {
    return this.reach(async () => {
      const names = await readdir(this.folder).catch(absent)
      for (const name of names?.filter(each => PART.test(each)) ?? []) {
        const part = await stat(this.file(name)).catch(absent)
        if (part && part.mtime < before) await rm(this.file(name), { force: true })
      }
    })
  }

  async ping(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    await access(this.folder)
  }

  private put = (id: string, bytes: Readable, mostBytes: number, keeping: Keeping = keep => keep()) =>
    this.reach(() => spool(this.folder, bytes, mostBytes, part => keeping(() => rename(part, this.file(id)))))

  private file = (id: string) => join(this.folder, id)

  private reach = <T>(act: () => Promise<T>) => reach(act, isDiskFailure, this.reportFailure)
}

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}
