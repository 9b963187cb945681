import type { Readable } from 'node:stream'
import type { ContentType } from '../../rules/uploads/uploadRules.js'
import type { LinkTerms, UploadLinks } from './UploadLinks.js'

/** The bytes received for an upload. */
export interface Arrived {
  /** In bytes. */
  size: number
  /** The first bytes. */
  head: Uint8Array
  /** The version of the bytes, if the store has versions. */
  version?: string
}

/** The type of an uploaded file, or of a picture made from one. */
export type ShownType = ContentType | 'image/webp'

/** How a browser should handle an object. */
export interface Shown {
  contentType: ShownType
  disposition: string
}

/** Decides whether the bytes are kept, once all have arrived. */
export type Keeping = (keep: () => Promise<void>) => Promise<void>

/**
 * Where the bytes of uploads are stored: files here, or S3. Objects are named by their upload's id. If the store cannot
 * be reached or is full, operations are refused with UNAVAILABLE.
 */
export interface ObjectStore {
  /** The origin at which browsers reach the store; null if it is our own. */
  readonly origin: string | null
  /** Links to our own PUT route. */
  readonly links: UploadLinks
  /** A link that accepts PUTs until `expiresAt`. */
  uploadUrl(id: string, terms: LinkTerms): Promise<string>
  /** The id for which a link of this store was created; null for any other link. */
  idOf(uploadUrl: string): string | null
  /** Stores the bytes of an upload, completely or not at all. Throws TooLarge beyond `limits.uploadBytes`. */
  write(id: string, bytes: Readable, keeping?: Keeping): Promise<void>
  /** For calls made while holding a database connection: a store that hangs must not occupy all connections. */
  inTurn<T>(act: () => Promise<T>): Promise<T>
  /** The bytes that have arrived and can be settled, or null. */
  inspect(id: string): Promise<Arrived | null>
  arrived(id: string, arrived: Arrived): Promise<Readable>
  /** Makes the inspected bytes the object, whatever its link still accepts. False if they have changed. */
  settle(id: string, arrived: Arrived): Promise<boolean>
  /** Stores an object that needs no inspection: the demo's, one from a backup, or a data export. */
  keep(id: string, bytes: Readable, mostBytes?: number): Promise<void>
  /** True if there is a settled object. */
  has(id: string): Promise<boolean>
  /** A short-lived link to read a settled object at the store; null if it is read through us. */
  readUrl(id: string, shown: Shown): Promise<string | null>
  read(id: string): Promise<Readable>
  remove(id: string): Promise<void>
  /** Removes bytes that were sent before that time and belong to no object. */
  sweep(before: Date): Promise<void>
  /** Throws if the store cannot be reached before the signal. */
  ping(signal: AbortSignal): Promise<void>
}

/** Thrown when the input is larger than allowed. */
export class TooLarge extends Error {}
