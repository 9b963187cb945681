import { Client } from '../client.js'
import { eventually } from '../eventually.js'
import { SETTINGS } from '../operations.js'
import { build } from '../process/serverProcess.js'
import { findHalfDone, findUnmailed, storedMarks } from './consistency.js'
import { Install } from './Install.js'
import { writesFor } from './writes.js'
import { answersMore, startWriting, type Writing } from './writing.js'

let install: Install
let writing: Writing

beforeAll(async () => {
  await build()
  install = await Install.start()
}, 180_000)

afterAll(async () => {
  await writing?.stop()
  await install.stop()
})

it('keeps every confirmed write exactly once through kill -9 of PostgreSQL, and recovers without help', async () => {
  writing = startWriting(200, await writesFor(install))
  const { ledger } = writing
  await answersMore(ledger, 300)
  const { pid } = (await install.ask('select pg_backend_pid() as pid'))[0]
  expect(pid).toBeGreaterThan(0)

  install.postgres.kill()
  await eventually(503, () => install.status('/readyz'))
  expect(await install.status('/healthz')).toBe(200)
  const visitor = new Client(install.url)
  const graphql = await visitor.answer(SETTINGS)
  expect(graphql.status).toBe(503)
  expect(graphql.headers.get('retry-after')).toBe('2')
  expect(graphql.errors[0]!.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 })
  const rest = await visitor.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@example.com","password":"a password"}',
  })
  expect({ status: rest.status, retryAfter: rest.headers.get('retry-after') }).toEqual({
    status: 503,
    retryAfter: '2',
  })
  await eventually(true, () => ledger.refusals.length > 100)

  await install.postgres.restart()
  await eventually(200, () => install.status('/readyz'))
  await answersMore(ledger, 300)
  const { refusals } = await writing.stop()

  expect(refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([])
  expect(new Set(refusals.map(({ api }) => api))).toEqual(new Set(['graphql', 'rest']))
  expect(ledger.faultsOf(await storedMarks(install))).toEqual({ lost: [], twice: [] })
  expect(await findHalfDone(install)).toEqual({})
  expect(await findUnmailed(install)).toEqual({ unmailed: [], invented: [] })
  expect(await install.status('/readyz')).toBe(200)
})
