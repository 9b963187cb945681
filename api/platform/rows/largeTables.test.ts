import { removeExpired } from '../../domain/cleanup/removeExpired.js'
import { bid, postJunk } from '../../test/deals.js'
import { genericPlan } from '../../test/genericPlan.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { fillManyRows } from '../../test/manyRows.js'
import { taskWork } from '../../test/taskWork.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { trimChanges } from '../live/trimChanges.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness, { zips: ['10001', '10002', '10003'] })
  await fillManyRows(harness.database.pool, dale.id)
})
afterAll(() => harness.stop())

const explained = (statement: string) => genericPlan(harness.database.pool, statement)

describe('with ten million rows in each large table', () => {
  const LARGE = [
    'users',
    'jobs',
    'bids',
    'messages',
    'messages_rest',
    'job_events',
    'notices',
    'sessions',
    'changes',
  ]
  const WHOLE_TABLE = new RegExp(`Seq Scan on (${LARGE.join('|')})\\b`)
  let jobId: string
  let otherJob: string
  beforeAll(async () => {
    jobId = await postJunk(dana, { zipCode: '10001' })
    otherJob = await postJunk(dana, { zipCode: '10002' })
    const { pool } = harness.database
    await pool.query(
      `insert into messages (id, job_id, sender_id, receiver_id, content, created_at, read_at)
       select gen_random_uuid(), j.id, j.customer_id, $1, 'x', j.created_at, j.created_at from jobs j limit 10000`,
      [dale.id],
    )
    await pool.query(
      `insert into notices (id, event_id, user_id, kind, job_id, created_at)
       select gen_random_uuid(), gen_random_uuid(), u.id, 'job_posted', null, now() - n * interval '9 hours'
       from (select id from users where username like 'u%' limit 100) u, generate_series(1, 200) n`,
    )
    await pool.query(
      `insert into sessions (id, user_id, token_hash, expires_at)
       select gen_random_uuid(), id, sha256(id::text::bytea), now() + interval '1 day' from users limit 2000`,
    )
    await pool.query('analyze')
    // Fakes the statistics of an analyze of so many rows, which only a superuser may do.
    await pool.query('update pg_class set reltuples = 10000000 where oid = any($1::text[]::regclass[])', [
      LARGE,
    ])
  })

  const asked = async (act: () => Promise<unknown>) => {
    const statements = await harness.statementsOf(act)
    // The change stream and the pollers send statements of their own.
    return statements.filter(text => !/from changes|pg_control_system/.test(text))
  }
  const expectIndexes = async (statements: string[]) => {
    for (const text of statements) expect(await explained(text)).not.toMatch(WHOLE_TABLE)
  }

  test.each<[string, number, () => Promise<unknown>]>([
    ['me', 2, () => dana.ask('{ me { id unreadMessages unreadNotices } }')],
    ['the bell', 2, () => dana.ask('{ notices(first: 20) { nodes { text } pageInfo { endCursor } } }')],
    [
      'an order with its bids, history and messages',
      2,
      () =>
        dana.ask(
          'query ($id: UUID!) { job(id: $id) { id unreadMessages bids { nodes { price } } history { toStatus } messages(first: 20) { nodes { content } } } }',
          { id: jobId },
        ),
    ],
    [
      'a conversation',
      2,
      () =>
        dana.ask('query ($id: UUID!) { messages(jobId: $id) { nodes { content sender { firstName } } } }', {
          id: jobId,
        }),
    ],
    ['a bid', 7, () => bid(dale, otherJob)],
    ['reading the bell', 3, () => dana.ask('mutation { markNoticesRead(input: {}) { id } }')],
  ])('takes only indexes for %s, in %d statements', async (_, count, act) => {
    const statements = await asked(act)
    expect(statements).toHaveLength(count)
    await expectIndexes(statements)
  })

  test('reads only old notices and users with new ones in the cleanup', async () => {
    const statements = await asked(() => removeExpired(harness.app.context, {}, taskWork('removeExpired')))
    const those = statements.filter(text => text.includes('delete from notices'))
    expect(those).toHaveLength(2)
    expect(await explained(those[0]!)).toMatch(/using notices_age/)
    expect(await explained(those[1]!)).toMatch(/using notices_user/)
    await expectIndexes(those)
  })

  test('reads changes from the first one on when it trims them', async () => {
    const statements = await harness.statementsOf(() =>
      trimChanges(harness.app.context, {}, undefined as never),
    )
    const trim = statements.find(text => text.includes('delete from changes'))!
    const plan = await explained(trim)
    expect(plan).toMatch(/Index (Only )?Scan using changes_pkey/)
    expect(plan).not.toMatch(WHOLE_TABLE)
  })
})
