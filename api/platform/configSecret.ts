import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const existing = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

// Written to a temporary file, flushed and linked, so that two simultaneous first starts both read the same complete
// secret, and a power failure leaves no empty one.
const make = (file: string) => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * A secret of a development installation, generated on first use: 32 random bytes in base64url. An existing one is returned as it is, complete or
 * not.
 */
export const keptSecret = (dataDir: string, name = 'secret') => {
  const file = join(dataDir, name)
  const found = existing(file)
  if (found !== undefined) return found
  mkdirSync(dataDir, { recursive: true })
  make(file)
  return readFileSync(file, 'utf8').trim()
}
