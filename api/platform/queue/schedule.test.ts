import { mock } from 'node:test'
import { parseCrontab } from 'graphile-worker'
import { Session } from '../../domain/accounts/Session.js'
import { schedule } from '../../domain/nouns.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { setMachineTime } from '../../test/machineTime.js'
import { customer } from '../../test/users.js'
import { newId } from '../ids.js'
import { startWorker, type Worker } from './worker.js'

test('runs each task at its time: every minute, five minutes, quarter of an hour, or hour', () => {
  const due = (min: number) =>
    parseCrontab(schedule.join('\n'))
      .filter(({ match }) => match({ min, hour: 3, date: 1, month: 1, dow: 1 }))
      .map(({ task }) => task)
      .sort()
  expect(due(15)).toEqual([
    'documentExpiry',
    'expire',
    'remindOfVisits',
    'removeDataExports',
    'removeExpired',
    'removeUnclaimed',
    'revealRatings',
    'sendDigests',
    'tellServed',
    'trimChanges',
  ])
  expect(due(0)).toEqual([
    'documentExpiry',
    'expire',
    'readCardPayments',
    'remindOfVisits',
    'revealRatings',
    'sendDigests',
    'tellServed',
    'trimChanges',
  ])
  expect(due(40)).toContain('expire')
  expect(due(5)).toContain('makeStatements')
  expect(due(45)).toContain('forgetMessages')
  expect(
    parseCrontab(schedule.join('\n'))
      .filter(({ task }) => task === 'computeGuidance')
      .map(({ match }) => [3, 9].map(hour => match({ min: 40, hour, date: 1, month: 1, dow: 1 }))),
  ).toEqual([[false, true]])
  expect(due(14)).toEqual(['revealRatings', 'trimChanges'])
})

describe('two processes at a scheduled time', () => {
  let one: Harness
  let other: Harness
  let workers: Worker[]
  beforeEach(async () => {
    one = await startHarness()
    other = await startHarness({ databaseUrl: one.database.url })
    workers = []
    await expiredSession()
    await one.database.pool.query(`create table added (task_id int);
      create function note() returns trigger language plpgsql as
        $$ begin insert into added values (new.task_id); return new; end $$;
      create trigger note before insert on graphile_worker._private_jobs for each row execute function note()`)
  })
  afterEach(async () => {
    mock.timers.reset()
    await Promise.all(workers.map(worker => worker.stop()))
    await other.stop()
    await one.stop()
  })

  /** Time is set and never waited for: the timers check the clock when they fire. */
  const setTime = (now: string) => setMachineTime(new Date(now))

  const expiredSession = async () => {
    const { id: userId } = await customer(one)
    const em = one.database.orm.em.fork()
    em.create(Session, {
      userId,
      tokenHash: Buffer.from(newId()),
      createdAt: new Date(START.getTime() - 2000),
      expiresAt: new Date(START.getTime() - 1000),
    })
    await em.flush()
  }

  const number = async (from: string): Promise<number> =>
    (await one.database.pool.query(`select count(*)::int as n from ${from}`)).rows[0].n

  const added = (task: string) =>
    number(`added join graphile_worker._private_tasks t on t.id = task_id where identifier = '${task}'`)

  /** Each process's attempts to record the scheduled time, of which the database refuses the first `refused`. */
  const listen = (refused: number) =>
    [one, other].map(harness => {
      const tries: Promise<unknown>[] = []
      const { pool } = harness.database
      const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
      jest.spyOn(pool, 'query').mockImplementation(((...args: unknown[]) => {
        if (!JSON.stringify(args).includes('"cron/')) return query(...args)
        const answer = tries.length < refused ? Promise.reject(new Error('Refused')) : query(...args)
        tries.push(answer)
        return answer
      }) as typeof pool.query)
      return tries
    })

  test.each([
    ['each cleanup is done once', 0],
    ['each cleanup is done once, also if the database first refuses to note it', 1],
  ])('runs each cleanup once: %s', async (_, refused) => {
    const triesOf = listen(refused)
    setTime('2020-01-01T00:14:59.990Z')
    workers.push(...(await Promise.all([one, other].map(({ app }) => startWorker(app.context)))))
    setTime('2020-01-01T00:15:00.010Z')
    // A busy machine may refuse an attempt, whose worker then looks again; whether the other one still tries varies.
    await eventually(1, () => added('removeExpired'))
    await eventually(true, () => triesOf.every(tries => tries.length > 0))
    await Promise.allSettled(triesOf.flat())
    await eventually(0, () => number('graphile_worker.jobs'))

    expect(await added('removeExpired')).toBe(1)
    expect(await added('removeUnclaimed')).toBe(1)
    expect(await number(`sessions where expires_at < '${START.toISOString()}'`)).toBe(0)
    expect(await number('sessions')).toBe(1)
    expect(Math.max(...triesOf.map(({ length }) => length))).toBeGreaterThan(refused)
  })
})
