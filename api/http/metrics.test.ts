import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { graphql } from '../test/generated/gql.js'
import { type Harness, startHarness } from '../test/harness.js'
import { customer } from '../test/users.js'

const MY_ORDERS = graphql(`query MyOrders { customerJobs { nodes { id } } }`)

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const metrics = async (where = harness) => {
  const response = await where.visitor().fetch('/metrics')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return response.text()
}

/** The metric with that name and these labels; undefined if there is none. */
const figure = (text: string, name: string, labels: Record<string, string> = {}): number | undefined => {
  for (const line of text.split('\n')) {
    const [, found, given = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (found === name && Object.entries(labels).every(([key, each]) => given.includes(`${key}="${each}"`)))
      return Number(value)
  }
  return undefined
}

test('counts requests, operations, failures, statements, connections, and the process', async () => {
  const dana = await customer(harness)
  const before = await metrics()
  await dana.ask(MY_ORDERS)
  await dana.ask(MY_ORDERS)
  await dana.refusal(graphql(`query Missing { job(id: "00000000-0000-4000-8000-000000000000") { id } }`))
  await dana.fetch('/api/me')
  await dana.fetch('/api/nothing')
  const after = await metrics()
  const more = (name: string, labels?: Record<string, string>) =>
    (figure(after, name, labels) ?? 0) - (figure(before, name, labels) ?? 0)
  expect(more('haulbid_http_request_duration_seconds_count', { kind: 'graphql', status: '200' })).toBe(3)
  expect(more('haulbid_http_request_duration_seconds_count', { kind: 'api', status: '200' })).toBe(1)
  expect(more('haulbid_http_request_duration_seconds_count', { kind: 'api', status: '404' })).toBe(1)
  expect(more('haulbid_graphql_operation_duration_seconds_count', { operation: 'MyOrders' })).toBe(2)
  expect(more('haulbid_graphql_operation_duration_seconds_count', { operation: 'Me' })).toBe(1)
  expect(more('haulbid_graphql_operation_errors_total', { operation: 'Missing', code: 'NOT_FOUND' })).toBe(1)
  // Two for each operation; the queue metrics' own queries are added to that.
  expect(more('haulbid_sql_duration_seconds_count')).toBe(9)
  expect(figure(after, 'haulbid_sql_connections', { pool: 'write', state: 'total' })).toBeGreaterThan(0)
  expect(figure(after, 'haulbid_sql_connections', { pool: 'write', state: 'waiting' })).toBe(0)
  expect(figure(after, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
  expect(figure(after, 'nodejs_eventloop_lag_seconds')).toBeDefined()
})

test('reports how many tasks are due, since when, and how many failed for good', async () => {
  const { pool } = harness.database
  const text = await metrics()
  expect(figure(text, 'haulbid_queue_tasks', { state: 'ready' })).toBe(0)
  expect(figure(text, 'haulbid_queue_oldest_seconds')).toBe(0)
  await pool.query(
    `select graphile_worker.add_job('removeExpired', '{}', run_at := now() - interval '90 seconds')`,
  )
  await pool.query(
    `select graphile_worker.add_job('removeExpired', '{}', run_at := now() + interval '1 hour')`,
  )
  await pool.query(`select graphile_worker.add_job('removeExpired', '{}', max_attempts := 1)`)
  await pool.query(`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`)
  // Not moved to the queue yet, but waiting all the same.
  await pool.query(`insert into queued_tasks (task, payload, key, max_attempts, run_at)
    values ('removeExpired', '{}', 'removeExpired', 12, now() - interval '200 seconds')`)
  const later = await metrics()
  expect(figure(later, 'haulbid_queue_tasks', { state: 'ready' })).toBe(2)
  expect(figure(later, 'haulbid_queue_tasks', { state: 'failed' })).toBe(1)
  expect(figure(later, 'haulbid_queue_oldest_seconds')).toBeGreaterThanOrEqual(200)
})

test('limits the number of names that clients can make up', async () => {
  for (let i = 0; i < 160; i++) await harness.visitor().ask(`query Made${i} { __typename }`)
  const text = await metrics()
  expect(
    figure(text, 'haulbid_graphql_operation_duration_seconds_count', { operation: 'other' }),
  ).toBeGreaterThan(0)
  expect(text).not.toContain('Made159')
  expect(text.length).toBeLessThan(500_000)
})

test('exports every metric in the operations manual', async () => {
  const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const named = new Set(
    [...manual.matchAll(/\b(?:haulbid|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  )
  expect(named.size).toBeGreaterThan(12)
  const text = await metrics()
  expect([...named].filter(name => !text.includes(`# TYPE ${name} `))).toEqual([])
})

test('counts a failed statement by its code, and reports disk space and the last backup', async () => {
  const { pool } = harness.database
  const before = await metrics()
  expect(figure(before, 'haulbid_backup_last_timestamp_seconds')).toBe(0)
  // Metrics with an alert exist before the first event, or the alert would not see an increase.
  const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const alerted = [...manual.matchAll(/haulbid_sql_errors_total\{code="(\w+)"\}/g)].map(([, code]) => code!)
  expect(alerted).toHaveLength(2)
  for (const code of alerted) expect(figure(before, 'haulbid_sql_errors_total', { code })).toBe(0)
  await expect(pool.query('select 1/0')).rejects.toThrow('division by zero')
  const em = harness.database.orm.em.fork()
  await expect(em.execute('select 1/0')).rejects.toThrow('division by zero')
  await pool.query(`insert into backups values ('2026-11-20T18:00:00Z')`)
  const after = await metrics()
  expect(figure(after, 'haulbid_sql_errors_total', { code: '22012' })).toBe(2)
  expect(figure(after, 'haulbid_backup_last_timestamp_seconds')).toBe(
    Date.parse('2026-11-20T18:00:00Z') / 1000,
  )
  for (const folder of ['data', 'temporary']) {
    const free = figure(after, 'haulbid_disk_free_ratio', { folder })!
    expect(free).toBeGreaterThanOrEqual(0)
    expect(free).toBeLessThan(1)
  }
})

describe('who can read them', () => {
  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'refuses anyone behind a proxy (%s)',
    async name => {
      const response = await harness.visitor().fetch('/metrics', { headers: { [name]: '127.0.0.1' } })
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('haulbid_')
    },
  )

  test('refuses anyone from another machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find(each => each?.family === 'IPv4' && !each.internal)
    // A machine without a network has no outside address.
    if (!outside) return
    const server = createServer((request, response) => harness.app.handle(request, response))
    await new Promise<void>(ready => server.listen(0, outside.address, ready))
    try {
      const response = await fetch(
        `http://${outside.address}:${(server.address() as AddressInfo).port}/metrics`,
      )
      expect(response.status).toBe(404)
    } finally {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    }
  })

  test('requires METRICS_TOKEN if set, and accepts it from anywhere', async () => {
    const token = 'a-token-of-the-operator'
    const guarded = await startHarness({ env: { METRICS_TOKEN: token } })
    try {
      const ask = (headers: Record<string, string>) => guarded.visitor().fetch('/metrics', { headers })
      expect((await ask({})).status).toBe(401)
      expect((await ask({ authorization: 'Bearer a-token-of-the-operatoR' })).status).toBe(401)
      expect((await ask({ authorization: `Basic ${token}` })).status).toBe(401)
      const answer = await ask({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('haulbid_')
    } finally {
      await guarded.stop()
    }
  })
})
