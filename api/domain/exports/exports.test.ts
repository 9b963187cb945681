import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { UnrecoverableError } from '../../platform/errors.js'
import { PRICES } from '../../platform/limits/prices.js'
import { workOnce } from '../../platform/queue/worker.js'
import { acceptedJob, bid, completedJob, postJunk, SUBMIT_RATING } from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import {
  CLOSE_ACCOUNT,
  CREATE_API_TOKEN,
  CREATE_UPLOAD,
  LOGIN,
  OPEN_SUPPORT_TICKET,
  REQUEST_PASSWORD_RESET,
  SET_USER_ACTIVE,
} from '../../test/operations.js'
import { CHANGE_ROLE, REMOVE_PERSON } from '../../test/people.js'
import { admin, customer, PASSWORD, person, type TestUser, vendor } from '../../test/users.js'
import { userData } from '../nouns.js'
import { writeDataExport } from './writeDataExport.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())
beforeEach(async () => {
  harness.clock.now = START
  await harness.mails()
})

const FIELDS = 'id status createdAt expiresAt size downloadPath'
const REQUEST = `mutation { requestMyData { ${FIELDS} } }`
const NEWEST = `{ myDataExport { ${FIELDS} } }`
const DAY_MS = 86_400_000

const later = (ms: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + ms)
}
const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const request = async (by: TestUser) => (await by.ask(REQUEST)).requestMyData
const newest = async (by: TestUser) => (await by.ask(NEWEST)).myDataExport
const work = () => workOnce(harness.app.context)
const cleanUp = () => sql(`select graphile_worker.add_job('removeDataExports', '{}')`).then(work)
const files = async () =>
  (await readdir(join(harness.app.context.config.dataDir, 'objects')).catch(() => [])).sort()

/** Requests the export, runs the task, and reads the file as a browser saves it. */
const fileOf = async (by: TestUser): Promise<Record<string, Record<string, unknown>[]>> => {
  await request(by)
  await work()
  const { downloadPath } = await newest(by)
  const response = await by.fetch(downloadPath)
  expect(response.status).toBe(200)
  return response.json() as never
}

describe('contents', () => {
  let dana: TestUser
  let dale: TestUser
  let rival: TestUser
  let done: string
  let lost: string

  beforeAll(async () => {
    dana = await customer(harness)
    dale = await vendor(harness)
    rival = await vendor(harness)
    done = await completedJob(dana, dale)
    lost = await postJunk(dana, { phone: '(512) 555-7777', address: '9 Hidden Lane' })
    await bid(dale, lost, '111.00')
    await bid(rival, lost, '99.00', 'Cheaper than the other')
    await dana.ask(
      graphql(`
      mutation SendMessageId($input: SendMessageInput!) {
        sendMessage(input: $input) { id }
      }
    `),
      {
        input: { jobId: done, content: 'Gate code 1234' },
      },
    )
    await dana.ask(SUBMIT_RATING, { input: { jobId: done, rating: 5, comment: 'Fast' } })
    await dana.ask(OPEN_SUPPORT_TICKET, {
      input: { orderNumber: done, issue: 'A scratch' },
    })
    await dana.ask(CREATE_API_TOKEN, {
      input: { name: 'Books', scope: 'read', expiresInDays: 1, currentPassword: PASSWORD },
    })
    await dana.ask(CREATE_UPLOAD)
    await harness.visitor().ask(REQUEST_PASSWORD_RESET, {
      email: dana.email,
    })
    const boss = await admin(harness)
    for (const isActive of [false, true]) await boss.ask(SET_USER_ACTIVE, { userId: rival.id, isActive })
    await harness.mails()
  })

  test("includes all of a customer's records and no other user's email", async () => {
    const file = await fileOf(dana)
    expect(Object.keys(file)).toEqual(['exportedAt', ...userData.exported.map(({ name }) => name)])
    expect(file.account).toMatchObject([{ id: dana.id, email: dana.email }])
    expect(file.jobs!.map(({ id }) => id).sort()).toEqual([done, lost].sort())
    expect(
      file.jobHistory!.filter(({ job_id }) => job_id === done).map(({ to_status }) => to_status),
    ).toEqual(['pending', 'accepted', 'in_progress', 'completed'])
    // As on the page, a customer can read every bid on their own jobs.
    expect(file.bids!.map(({ price }) => price).sort()).toEqual([111, 149.5, 99])
    expect(file.messages).toMatchObject([{ content: 'Gate code 1234' }])
    expect(file.ratings).toMatchObject([{ comment: 'Fast' }])
    expect(file.supportTickets).toMatchObject([{ issue: 'A scratch' }])
    expect(file.apiTokens).toMatchObject([{ name: 'Books' }])
    expect(file.uploads).toHaveLength(1)
    expect(file.sessions!.length).toBeGreaterThan(0)
    expect(file.passwordLinks).toMatchObject([{ purpose: 'reset' }])
    expect(file.dataExports).toHaveLength(1)
    const text = JSON.stringify(file)
    expect(text).not.toMatch(/argon2|_hash|"password"/)
    for (const other of [dale, rival]) expect(text).not.toContain(other.email)
  })

  test("includes only what belongs to a vendor, not other vendors' jobs or bids", async () => {
    // The suspension ended the session.
    await rival.ask(LOGIN, {
      input: { email: rival.email, password: PASSWORD },
    })
    const file = await fileOf(rival)
    expect(file.serviceAreas).toHaveLength(1)
    expect(file.vendorServices).toHaveLength(2)
    expect(file.bids).toMatchObject([{ job_id: lost, price: 99 }])
    expect(file.jobs).toEqual([])
    const text = JSON.stringify(file)
    for (const hidden of ['Hidden Lane', '555-7777', '"price":111', dana.id, dana.email])
      expect(text).not.toContain(hidden)
    // The file lists an admin's acts without naming the admin.
    expect(
      file.auditLines!.map(({ action, actor_id, subject_id }) => ({ action, actor_id, subject_id })),
    ).toEqual([1, 2].map(() => ({ action: 'setUserActive', actor_id: null, subject_id: rival.id })))
  })

  test("includes contact details of only the assigned vendor's own job", async () => {
    const file = await fileOf(dale)
    expect(file.jobs!.map(({ id }) => id)).toEqual([done])
    expect(JSON.stringify(file)).not.toMatch(/Hidden Lane|555-7777|Cheaper/)
  })

  test("omits from a customer's file the fee between us and the vendor", async () => {
    await sql('update jobs set service_fee = 7.5 where id = $1', [done])
    // Moves the clock, so that this file is newer than those of earlier tests.
    later(60_000)
    const feeIn = async (by: TestUser) =>
      (await fileOf(by)).jobs!.filter(({ id }) => id === done).map(({ service_fee }) => service_fee)
    expect(await feeIn(dana)).toEqual([null])
    expect(await feeIn(dale)).toEqual([7.5])
  })

  test('tells a reassigned vendor neither who had the job before nor why they lost it', async () => {
    const [kim, first, second] = [await customer(harness), await vendor(harness), await vendor(harness)]
    const jobId = await acceptedJob(kim, first, '111.11')
    const lostBid = await bid(second, await postJunk(kim), '5')
    const rejected = (
      await sql(
        "update bids set job_id = $2, status = 'rejected', not_chosen_at = $3 where id = $1 returning id",
        [lostBid, jobId, harness.clock.now],
      )
    )[0].id
    const REASSIGN = graphql(`
      mutation ReassignForExport($bidId: UUID!) { reassignJob(bidId: $bidId, reason: "No-show") { id } }
    `)
    await (await admin(harness)).ask(REASSIGN, { bidId: rejected })
    const lineIn = async (by: TestUser) =>
      (await fileOf(by)).auditLines!.filter(({ action }) => action === 'reassignJob')
    const theirs = await fileOf(second)
    expect(theirs.auditLines).toMatchObject([
      { actor_id: null, before: null, after: { vendorId: second.id } },
    ])
    expect(theirs.jobHistory).toMatchObject([
      { to_status: 'pending', reason: null },
      { to_status: 'accepted', reason: null },
    ])
    for (const hidden of [first.id, 'No-show', '111.11']) expect(JSON.stringify(theirs)).not.toContain(hidden)
    expect(await lineIn(kim)).toMatchObject([
      { before: { vendorId: first.id, finalPrice: '111.11' }, after: { vendorId: second.id } },
    ])
    expect(await lineIn(first)).toEqual([])
  })

  test("gives a founder who isn't an owner any longer only what is theirs, and an owner everything", async () => {
    const founder = await vendor(harness)
    const [maya, luis] = [await person(harness, founder, 'owner'), await person(harness, founder, 'driver')]
    await completedJob(dana, founder)
    await sql(
      `insert into notices (id, event_id, user_id, kind, data, created_at)
        values (gen_random_uuid(), gen_random_uuid(), $1, 'password_changed', '{}', now())`,
      [founder.id],
    )
    const whole = await fileOf(founder)
    for (const name of ['jobs', 'jobHistory', 'bids', 'visits', 'serviceAreas', 'vendorServices'])
      expect([name, whole[name]!.length > 0]).toEqual([name, true])
    expect(whole.people!.map(({ user_id }) => user_id).sort()).toEqual([founder.id, maya.id, luis.id].sort())
    const { downloadPath } = await newest(founder)

    await maya.ask(CHANGE_ROLE, { personId: founder.id, role: 'dispatcher' })
    expect((await founder.fetch(downloadPath)).status).toBe(404)
    expect(await newest(founder)).toBeNull()
    later(60_000)
    const expectOwn = async () => {
      const file = await fileOf(founder)
      const filled = Object.keys(file).filter(name => name !== 'exportedAt' && file[name]!.length > 0)
      expect(filled).toEqual(['account', 'sessions', 'notices', 'people', 'dataExports'])
      expect(file.account).toMatchObject([{ id: founder.id }])
      expect(file.people!.map(({ user_id }) => user_id)).toEqual([founder.id])
      expect(Object.keys(file)).toEqual(Object.keys(whole))
    }
    await expectOwn()
    await maya.ask(REMOVE_PERSON, { personId: founder.id })
    await founder.ask(LOGIN, { input: { email: founder.email, password: PASSWORD } })
    later(60_000)
    await expectOwn()
  })

  test('includes that an admin acted, but not what they saw of others', async () => {
    const boss = await admin(harness)
    await boss.ask(
      graphql(`
      mutation ReactivateUser($userId: UUID!) {
        setUserActive(userId: $userId, isActive: true) { id }
      }
    `),
      {
        userId: dana.id,
      },
    )
    const file = await fileOf(boss)
    for (const line of file.auditLines!)
      expect(line).toMatchObject({ actor_id: boss.id, before: null, after: null })
    expect(file.jobs).toEqual([])
    expect(JSON.stringify(file)).not.toContain(dana.email)
  })
})

describe('requesting', () => {
  test('creates it in the background and mails when it is ready and for how long', async () => {
    const dana = await customer(harness)
    expect(await newest(dana)).toBeNull()
    const asked = await request(dana)
    expect(asked).toEqual({
      id: expect.any(String),
      status: 'preparing',
      createdAt: START.toISOString(),
      expiresAt: null,
      size: null,
      downloadPath: null,
    })
    const mails = await harness.mails()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(`To: ${dana.email}`)
    expect(mails[0]).toContain('Subject: Your Haulbid data is ready')
    expect(mails[0]).toContain('The copy of your Haulbid data that you asked for is ready.')
    expect(mails[0]).toContain(`${harness.url}/customer/account`)
    const ready = await newest(dana)
    expect(ready).toMatchObject({
      id: asked.id,
      status: 'ready',
      expiresAt: new Date(START.getTime() + DAY_MS).toISOString(),
      downloadPath: `/objects/my-data/${asked.id}`,
    })
    const response = await dana.fetch(ready.downloadPath)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="haulbid-my-data-2026-11-20.json"',
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    expect(Buffer.byteLength(text)).toBe(ready.size)
    // Some programs don't decompress.
    const plain = await dana.fetch(ready.downloadPath, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(text)
  })

  test('returns the one under way when requested again, even simultaneously', async () => {
    const dana = await customer(harness)
    const asked = await Promise.all(Array.from({ length: 8 }, () => request(dana)))
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect((await request(dana)).id).toBe(asked[0].id)
    expect(await sql('select from data_exports where user_id = $1', [dana.id])).toHaveLength(1)
    expect(await harness.mails()).toHaveLength(1)
    expect((await request(dana)).id).not.toBe(asked[0].id)
  })

  test('allows five a day', async () => {
    const dana = await customer(harness)
    for (let n = 0; n < 5; n++) await fileOf(dana)
    expect((await dana.refusal(REQUEST)).extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 86_400,
    })
    later(DAY_MS)
    expect((await request(dana)).status).toBe('preparing')
  })
})

describe('who may download it', () => {
  test('allows only its signed-in owner, for a day', async () => {
    const dana = await customer(harness)
    await request(dana)
    await work()
    const { downloadPath, id } = await newest(dana)
    const { createApiToken } = await dana.ask(CREATE_API_TOKEN, {
      input: { name: 'Books', scope: 'read_write', expiresInDays: 30, currentPassword: PASSWORD },
    })
    const statuses = async () => ({
      owner: (await dana.fetch(downloadPath)).status,
      visitor: (await harness.visitor().fetch(downloadPath)).status,
      customer: (await (await customer(harness)).fetch(downloadPath)).status,
      admin: (await (await admin(harness)).fetch(downloadPath)).status,
      token: (
        await harness
          .visitor()
          .fetch(downloadPath, { headers: { authorization: `Bearer ${createApiToken.token}` } })
      ).status,
      asPhoto: (await dana.fetch(`/objects/${id}`)).status,
      otherId: (await dana.fetch('/objects/my-data/..%2f..%2fsecret')).status,
    })
    const refused = { visitor: 404, customer: 404, admin: 404, token: 404, asPhoto: 404, otherId: 404 }
    expect(await statuses()).toEqual({ owner: 200, ...refused })
    later(DAY_MS - 1)
    expect((await dana.fetch(downloadPath)).status).toBe(200)
    later(1)
    expect((await dana.fetch(downloadPath)).status).toBe(404)
    expect(await newest(dana)).toMatchObject({ status: 'expired', downloadPath: null })
  })

  test('refuses a user suspended in the meantime and mails them nothing', async () => {
    const dana = await customer(harness)
    await request(dana)
    await sql('update users set is_active = false where id = $1', [dana.id])
    expect(await harness.mails()).toEqual([])
    const [{ id }] = await sql('select id from data_exports where user_id = $1', [dana.id])
    expect((await dana.fetch(`/objects/my-data/${id}`)).status).toBe(403)
  })
})

describe('cleanup', () => {
  const close = (by: TestUser) =>
    by.ask(CLOSE_ACCOUNT, {
      input: { currentPassword: PASSWORD },
    })

  test('removes the file after a day and its record after thirty', async () => {
    const dana = await customer(harness)
    const { id } = await request(dana)
    await work()
    await cleanUp()
    expect(await files()).toContain(id)
    later(DAY_MS)
    await cleanUp()
    expect(await files()).not.toContain(id)
    expect((await newest(dana)).status).toBe('expired')
    await sql(`update data_exports set created_at = created_at - interval '30 days' where id = $1`, [id])
    await cleanUp()
    expect(await newest(dana)).toBeNull()
  })

  test('removes a finished file when the account is closed', async () => {
    const dana = await customer(harness)
    const { id } = await request(dana)
    await work()
    expect(await files()).toContain(id)
    await close(dana)
    await work()
    expect(await files()).not.toContain(id)
  })

  test.each(['before it is written', 'while it is written'])(
    'leaves no file behind for an account closed %s',
    async when => {
      const dana = await customer(harness)
      const { id } = await request(dana)
      if (when === 'before it is written') await close(dana)
      else {
        const { context: app } = harness.app
        const { keep } = app.store
        app.store.keep = async (...args) => {
          await keep.apply(app.store, args)
          await close(dana)
        }
        await work().finally(() => {
          app.store.keep = keep
        })
      }
      const mails = await harness.mails()
      expect(mails.filter(mail => /your Haulbid data/i.test(mail))).toEqual([])
      expect(await files()).not.toContain(id)
    },
  )
})

describe('failures', () => {
  const attempt = (exportId: string, n: number) =>
    writeDataExport(
      harness.app.context,
      { exportId },
      { post: undefined as never, task: '', event: '', attempt: n, signal: new AbortController().signal },
    )
  const breaking = async (act: () => Promise<unknown>) => {
    await sql('alter table dumpster_sizes rename to away')
    await act().finally(() => sql('alter table away rename to dumpster_sizes'))
  }

  test('creates one complete file when retried after being killed halfway', async () => {
    const dana = await customer(harness)
    await acceptedJob(dana, await vendor(harness))
    const { id } = await request(dana)
    const before = await files()
    await breaking(() => expect(attempt(id, 1)).rejects.toThrow('dumpster_sizes'))
    expect(await files()).toEqual(before)
    expect((await newest(dana)).status).toBe('preparing')
    await attempt(id, 2)
    expect(await files()).toEqual([...before, id].sort())
    const { downloadPath } = await newest(dana)
    const whole = await (await dana.fetch(downloadPath)).json()
    expect(Object.keys(whole as object)).toHaveLength(userData.exported.length + 1)
    // The task runs again if saving the outcome failed, and must leave the file alone.
    await attempt(id, 3)
    expect((await dana.fetch(downloadPath)).status).toBe(200)
    const told = (await harness.mails()).filter(mail => /^Subject: Your Haulbid data is ready/m.test(mail))
    expect(told).toHaveLength(1)
  })

  test('notifies the user after four attempts and allows another request', async () => {
    const dana = await customer(harness)
    const { id } = await request(dana)
    await breaking(() => expect(attempt(id, 4)).rejects.toThrow(UnrecoverableError))
    expect(await newest(dana)).toMatchObject({ status: 'failed', downloadPath: null })
    const [mail] = await harness.mails()
    expect(mail).toContain("Subject: We couldn't prepare your Haulbid data")
    expect((await request(dana)).id).not.toBe(id)
  })

  /** Makes saving a finished file fail. */
  const losing = async (act: () => Promise<unknown>) => {
    await sql(`create function lose() returns trigger language plpgsql as $$ begin raise 'lost'; end $$;
      create trigger lose before update on data_exports for each row when (new.ready_at is not null) execute function lose()`)
    await act().finally(() => sql('drop trigger lose on data_exports; drop function lose()'))
  }

  test.each([
    ['given up', async (id: string) => expect(attempt(id, 4)).rejects.toThrow(UnrecoverableError)],
    [
      'lost by the queue',
      async (id: string) => {
        await expect(attempt(id, 1)).rejects.toThrow('lost')
        await sql('delete from queued_tasks')
        later(DAY_MS + 1)
        await cleanUp()
      },
    ],
  ])('removes the file of an export that was written and then %s', async (_, act) => {
    const dana = await customer(harness)
    const { id } = await request(dana)
    await losing(() => act(id))
    expect((await newest(dana)).status).toBe('failed')
    expect(await files()).not.toContain(id)
  })

  test('gives up an export lost by the queue after a day', async () => {
    const dana = await customer(harness)
    await request(dana)
    await sql('delete from queued_tasks')
    later(DAY_MS + 1)
    await cleanUp()
    expect((await newest(dana)).status).toBe('failed')
  })
})

test('reads 20,000 messages two hundred at a time from a single snapshot', async () => {
  const dana = await customer(harness)
  const dale = await vendor(harness)
  const jobId = await acceptedJob(dana, dale)
  await sql(
    `insert into messages (id, job_id, sender_id, receiver_id, content, created_at)
      select gen_random_uuid(), $1, $2, $3, repeat('words ', 30), now() from generate_series(1, 20000)`,
    [jobId, dale.id, dana.id],
  )
  await request(dana)
  const statements = await harness.statementsOf(work)
  const fetches = statements.filter(text => text.startsWith('fetch'))
  expect(new Set(fetches)).toEqual(new Set(['fetch 200 from rows_of_export']))
  expect(fetches.length).toBe(20_000 / 200 + userData.exported.length)
  const file = (await (await dana.fetch((await newest(dana)).downloadPath)).json()) as { messages: unknown[] }
  expect(file.messages).toHaveLength(20_000)
})

describe('a download is charged for its bytes', () => {
  test.each([
    ['as it is stored', 'gzip', (_: number, stored: number) => (stored / 1024) * PRICES.sentKilobyte],
    ['decompressed', 'identity', (text: number) => (text / 1024) * PRICES.fileKilobyte],
  ])('charges for it %s', async (_, encoding, worth) => {
    const dana = await customer(harness)
    await request(dana)
    await work()
    const { downloadPath } = await newest(dana)
    const [id] = /[\w-]{36}$/.exec(downloadPath)!
    const text = 'x'.repeat(9_000_000)
    const packed = gzipSync(`"${text}${randomBytes(2_000_000).toString('hex')}"`)
    await writeFile(join(harness.app.context.config.dataDir, 'objects', id), packed)
    const { rateLimiter } = harness.app.context
    const left = () => rateLimiter.balance(`user:${dana.id}`, harness.clock.now).remaining
    const get = async (method: string) => {
      const before = left()
      const response = await dana.fetch(downloadPath, { method, headers: { 'accept-encoding': encoding } })
      const bytes = (await response.arrayBuffer()).byteLength
      await eventually(true, () => left() < before)
      return { spent: before - left(), bytes }
    }
    const most = PRICES.request + PRICES.act
    expect((await get('HEAD')).spent).toBeLessThanOrEqual(most)
    const { spent, bytes } = await get('GET')
    expect(bytes).toBe(13_000_002)
    expect(spent).toBeGreaterThanOrEqual(worth(bytes, packed.length))
    expect(spent).toBeLessThan(1.6 * worth(bytes, packed.length) + most)
  })
})
