import type { Readable } from 'node:stream'
import type { ContentType } from '../../rules/uploadRules.js'
import type { LinkTerms, UploadLinks } from './UploadLinks.js'

/** What was found of an upload. */
export interface Arrived {
  /** In bytes. */
  size: number
  /** The first bytes. */
  head: Uint8Array
  /** Which bytes they were, where the store tells versions apart. */
  version?: string
}

/** How a browser is to take an object. */
export interface Shown {
  contentType: ContentType
  disposition: string
}

/** Decides, once the bytes have all come, whether they are kept. */
export type Keeping = (keep: () => Promise<void>) => Promise<void>

/**
 * Where the bytes of uploads live: files here, or S3. Objects are named by their upload's id.
 * What cannot be done because the store cannot be reached, or has no room, is refused with UNAVAILABLE.
 */
export interface ObjectStore {
  /** The origin that browsers reach the store at; null where that is our own. */
  readonly origin: string | null
  /** The links to our own PUT route. */
  readonly links: UploadLinks
  /** A link that takes PUTs until `expiresAt`. */
  uploadUrl(id: string, terms: LinkTerms): Promise<string>
  /** The id that a link of this store was made for; null for any other link. */
  idOf(uploadUrl: string): string | null
  /** Takes the bytes of an upload, whole or not at all. Throws TooLarge past `limits.uploadBytes`. */
  write(id: string, bytes: Readable, keeping?: Keeping): Promise<void>
  /** For what asks the store while it holds a database connection: a store that hangs must not come to hold them all. */
  inTurn<T>(act: () => Promise<T>): Promise<T>
  /** What has arrived and may be settled, or null. */
  inspect(id: string): Promise<Arrived | null>
  /** The bytes that were inspected. */
  arrived(id: string, arrived: Arrived): Promise<Readable>
  /** From now on the bytes that were inspected are the object, whatever its link still takes. False where they have changed. */
  settle(id: string, arrived: Arrived): Promise<boolean>
  /** Puts an object where nobody has to look at it first: the demo's, one from a backup, or a person's data. */
  keep(id: string, bytes: Readable, mostBytes?: number): Promise<void>
  /** Whether there is a settled object. */
  has(id: string): Promise<boolean>
  /** A short link to read a settled object at the store; null where it is read through us. */
  readUrl(id: string, shown: Shown): Promise<string | null>
  /** The bytes of a settled object. */
  read(id: string): Promise<Readable>
  remove(id: string): Promise<void>
  /** Removes what was sent before that moment and is no object's. */
  sweep(before: Date): Promise<void>
  /** Throws when the store cannot be reached, or not before the signal. */
  ping(signal: AbortSignal): Promise<void>
}

/** Said when what comes is larger than allowed. */
export class TooLarge extends Error {}
