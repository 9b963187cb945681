import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '..')
const HERE = 'apollo'

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  path => /\.(ts|tsx)$/.test(path) && path.split('/')[0] !== HERE,
)

const words = /fetchPolicy|nextFetchPolicy|pollInterval|startPolling|refetchQueries|RetryLink/i

test('how data is fetched is said here alone: never retried, polled or fetched again', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(path => words.test(readFileSync(join(WEB, path), 'utf8')))).toEqual([])
})

test('and here it is cache first', () => {
  const client = readFileSync(join(WEB, HERE, 'client.ts'), 'utf8')
  expect(client.match(/fetchPolicy: '[^']*'/g)).toEqual([
    "fetchPolicy: 'cache-first'",
    "fetchPolicy: 'cache-first'",
  ])
  expect(client).not.toMatch(/pollInterval|refetchQueries|RetryLink/)
})
