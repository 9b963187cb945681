import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.js'
import { TooLarge } from './ObjectStore.js'

export const PART = /\.part$/

/**
 * Collects the bytes in a temporary file and passes it on once all have arrived: however slow they are, they take up
 * neither memory nor a connection to the store. The file is deleted afterwards unless it was moved.
 */
export async function spool(
  folder: string,
  bytes: Readable,
  mostBytes: number,
  use: (file: string, size: number) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${newId()}.part`)
  let size = 0
  const bounded = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      done(size > mostBytes ? new TooLarge() : null, chunk)
    },
  })
  try {
    await pipeline(bytes, bounded, createWriteStream(file))
    await use(file, size)
  } finally {
    await rm(file, { force: true })
  }
}
