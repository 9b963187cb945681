import type { Readable } from 'node:stream'

/** Decides, once the bytes have all come, whether they are kept. */
export type Keeping = (keep: () => Promise<void>) => Promise<void>

/** Where the bytes of uploads live: files here, or S3. Objects are named by their upload's id. */
export interface ObjectStore {
  /** A link that takes one PUT of at most `limits.uploadBytes` until `expiresAt`. */
  uploadUrl(id: string, expiresAt: Date): Promise<string>
  /** The id that a link of this store was made for; null for any other link. */
  idOf(uploadUrl: string): string | null
  /** Keeps the bytes whole or not at all. Throws TooLarge past `limits.uploadBytes`. */
  write(id: string, bytes: Readable, keeping?: Keeping): Promise<void>
  /** The size in bytes and the first bytes, or null when nothing has arrived. */
  inspect(id: string): Promise<{ size: number; head: Uint8Array } | null>
  read(id: string): Promise<Readable>
  remove(id: string): Promise<void>
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>
}

/** Said when an upload is larger than allowed. */
export class TooLarge extends Error {}
