import type { Readable } from 'node:stream'
import { notFound } from '../platform/errors.js'
import { isId } from '../platform/ids.js'
import type { ConcurrencyLimit } from '../platform/limits/ConcurrencyLimit.js'
import type { Viewer } from './accounts/Viewer.js'
import type { AppContext, Context } from './context.js'

/** A stored file comes as a stream that charges itself; everything else is charged by its length. */
type Content = string | Buffer | AsyncIterable<string> | Readable

/** A file that its caller may have. */
export interface SentFile {
  type: string
  /** The default leaves it to the program that asked. */
  disposition?: string
  /** Override the defaults: no cache keeps it, and no browser runs it. */
  headers?: Record<string, string>
  /** Points for writing the file, paid before it waits for its turn. */
  price?: number
  /** How many such files are written at once. */
  turns?: ConcurrencyLimit
  /** The text, or what writes the file; the latter isn't called for HEAD. */
  content: string | (() => Content | Promise<Content>)
}

/**
 * The files under /api, which no operation of GraphQL answers, by their paths. Each reads what its caller may read, or
 * refuses, before anything is sent.
 */
export type FileRoutes = Record<string, (context: Context, id: string) => Promise<SentFile>>

export const PDF = 'application/pdf'

/** Has the browser save a file under this name. */
export const savedAs = (name: string) => `attachment; filename="${name}"`

/** A file for a signed-in user about the job or statement with the id in its path. */
export const fileOf =
  (noun: 'Job' | 'Statement', find: (app: AppContext, viewer: Viewer, id: string) => Promise<SentFile>) =>
  async (context: Context, id: string): Promise<SentFile> => {
    const viewer = await context.signedIn()
    if (!isId(id)) throw notFound(noun)
    return find(context.app, viewer, id)
  }
