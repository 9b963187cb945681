import pg from 'pg'
import { enqueue } from '../../domain/enqueue.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { newId } from '../ids.js'
import { moveTasks, TaskRelay } from './TaskRelay.js'

let harness: Harness
const relays: TaskRelay[] = []
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())
beforeEach(() => sql('delete from graphile_worker._private_jobs; delete from queued_tasks'))
afterEach(async () => {
  await Promise.all(relays.splice(0).map(relay => relay.stop()))
})

const sql = (text: string, values?: unknown[]) => harness.database.pool.query(text, values)
const numberOf = async (table: string): Promise<number> =>
  (await sql(`select count(*)::int as n from ${table}`)).rows[0].n
const waiting = () => numberOf('queued_tasks')
const queued = () => numberOf('graphile_worker.jobs')
const move = () => moveTasks(harness.database.pool)
const mailAbout = (noticeId: string) => enqueue(harness.database.orm.em.fork(), 'noticeMail', { noticeId })

const relay = (onFailure: (error: unknown) => void = () => {}) => {
  const made = new TaskRelay(harness.database, onFailure)
  relays.push(made)
  return made
}

test('queues a task only if its transaction commits, and then moves it', async () => {
  const made = relay()
  const woken = jest.spyOn(made, 'wake')
  made.start()
  const act = (fails: boolean) =>
    harness.database.orm.em.fork().transactional(async tx => {
      await enqueue(tx, 'noticeMail', { noticeId: newId() })
      await move()
      expect(await queued()).toBe(0)
      expect(woken).not.toHaveBeenCalled()
      if (fails) throw new Error('refused')
    })
  await expect(act(true)).rejects.toThrow('refused')
  expect(woken).not.toHaveBeenCalled()
  expect(await waiting()).toBe(0)
  await act(false)
  expect(woken).toHaveBeenCalledTimes(1)
  await eventually(1, queued)
  expect(await waiting()).toBe(0)
})

test('keeps the name, payload, key, attempts, queue, and due time of a task', async () => {
  const exportId = newId()
  await enqueue(harness.database.orm.em.fork(), 'writeDataExport', { exportId })
  await sql(`update queued_tasks set run_at = '2026-11-20 10:00Z'`)
  await move()
  const { rows } = await sql(
    `select task_identifier, key, max_attempts, queue_name, attempts, priority, run_at = '2026-11-20 10:00Z' as is_due_then
      from graphile_worker.jobs`,
  )
  expect(rows).toEqual([
    {
      task_identifier: 'writeDataExport',
      key: `writeDataExport:${exportId}`,
      max_attempts: 12,
      queue_name: 'data-exports',
      attempts: 0,
      priority: 0,
      is_due_then: true,
    },
  ])
  expect((await sql('select payload from graphile_worker._private_jobs')).rows).toEqual([
    { payload: { exportId } },
  ])
})

test('never queues an event twice, even while its task runs', async () => {
  const noticeId = newId()
  await mailAbout(noticeId)
  await move()
  await sql(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody', attempts = 1`,
  )
  await Promise.all([mailAbout(noticeId), mailAbout(noticeId), mailAbout(newId())])
  expect(await move()).toBe(3)
  const { rows } = await sql('select key, attempts, locked_by from graphile_worker.jobs order by id')
  expect(rows).toEqual([
    { key: `noticeMail:${noticeId}`, attempts: 1, locked_by: 'somebody' },
    { key: expect.any(String), attempts: 0, locked_by: null },
  ])
})

test('moves a backlog only once with two processes', async () => {
  await sql(`insert into queued_tasks (task, payload, key, max_attempts)
    select 'noticeMail', json_build_object('noticeId', n % 900), 'noticeMail:' || n % 900, 12 from generate_series(1, 1800) n`)
  const moved = await Promise.all([move(), move(), move()])
  expect(moved.reduce((all, each) => all + each)).toBe(1800)
  expect(await queued()).toBe(900)
})

test('delays no task because a transaction stays open', async () => {
  const open = new pg.Client({ connectionString: harness.database.url })
  await open.connect()
  await open.query(`begin; insert into queued_tasks (task, payload, key, max_attempts)
    values ('noticeMail', '{}', 'noticeMail:late', 12)`)
  await mailAbout(newId())
  expect(await move()).toBe(1)
  await open.query('commit')
  await open.end()
  expect(await move()).toBe(1)
  expect(await queued()).toBe(2)
})

test('notifies the workers once for a batch, and nobody for an act', async () => {
  const listener = new pg.Client({ connectionString: harness.database.url })
  await listener.connect()
  await listener.query('listen "jobs:insert"')
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  for (let task = 0; task < 3; task++) await mailAbout(newId())
  // Notifications arrive before the result of the next statement.
  await listener.query('select 1')
  expect(heard).toEqual([])
  await move()
  await listener.query('select 1')
  expect(heard).toEqual([expect.stringContaining('"count":3')])
  await listener.end()
})

test('keeps tasks while the queue is down, logs it once, and moves them afterwards', async () => {
  const failures: unknown[] = []
  await sql('alter table graphile_worker._private_jobs rename to away')
  const made = relay(error => failures.push(error))
  await mailAbout(newId())
  made.start()
  await eventually(1, () => failures.length)
  expect(await waiting()).toBe(1)
  await sql('alter table graphile_worker.away rename to _private_jobs')
  await eventually(1, queued)
  expect(failures).toHaveLength(1)
})
