import pg from 'pg'
import { StartError } from '../errors.js'

const oldestVersion = 15

const withoutPassword = (url: string) => {
  const shown = new URL(url)
  shown.password = ''
  shown.search = ''
  return shown.href
}

// A host name with several addresses fails with an error for each and no message of its own.
const reasonOf = (error: unknown): string => {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const { message, code } = first as NodeJS.ErrnoException
  return (message || code || String(first)).split('\n')[0] as string
}

const versionOf = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A server that hangs up during the check emits this in addition to the rejected promise.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    return rows[0].version as number
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Checks an external server before anything relies on it, so that a wrong address is reported in one line. With `onAway`
 * it may be unreachable.
 */
export const assertReachable = async (setting: string, url: string, onAway?: (message: string) => void) => {
  const version = await versionOf(url).catch(error => {
    const message = `${setting}: cannot connect to ${withoutPassword(url)} (${reasonOf(error)})`
    if (!onAway) throw new StartError(message)
    onAway(message)
    return null
  })
  if (version !== null && version < oldestVersion) {
    throw new StartError(`${setting}: PostgreSQL ${oldestVersion} or newer is needed, and this is ${version}`)
  }
}
