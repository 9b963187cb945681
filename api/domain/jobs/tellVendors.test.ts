import { moveTasks } from '../../platform/queue/TaskRelay.js'
import { workOnce } from '../../platform/queue/worker.js'
import { acceptedJob, bid, junkPickup, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { tellVendors } from './tellVendors.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows

const addVendors = (zip: string, count: number) =>
  sql(
    `with made as (
      insert into users (id, username, email, first_name, last_name, user_type)
      select id, id::text, id || '@example.com', 'Lee', 'Vendor', 'vendor'
        from (select gen_random_uuid() as id from generate_series(1, $2::integer)) ids returning id),
    areas as (insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), id, $1 from made)
    insert into vendor_services (id, vendor_id, service_type) select gen_random_uuid(), id, 'junk_pickup' from made`,
    [zip, count],
  )
const told = async (jobId: string): Promise<number> =>
  (await sql(`select count(*)::int from notices where event_id = $1 and kind = 'job_posted'`, [jobId]))[0]
    .count
const again = (jobId: string, signal = new AbortController().signal) =>
  tellVendors(harness.app.context, { jobId }, { signal } as never)

test('queues one task per job and tells 1,000 vendors once in a few statements', async () => {
  await addVendors('77001', 1000)
  const jobId = await postJunk(dana, { zipCode: '77001' })
  const queued = await sql('select task from queued_tasks')
  expect(queued).toEqual([{ task: 'tellVendors' }])
  const statements = await harness.statementsOf(() => again(jobId))
  expect(statements.length).toBeLessThanOrEqual(5)
  expect(await told(jobId)).toBe(1000)
  const mails = await sql(
    `select count(*)::int, count(distinct key)::int as keys from queued_tasks where task = 'noticeMail'`,
  )
  expect(mails).toEqual([{ count: 1000, keys: 1000 }])
  // A task that is retried, in two processes.
  await Promise.all([again(jobId), again(jobId)])
  expect(await told(jobId)).toBe(1000)
  await sql('delete from queued_tasks')
})

test('resumes a task that ended in the middle', async () => {
  await addVendors('77002', 600)
  const jobId = await postJunk(dana, { zipCode: '77002' })
  const ended = new AbortController()
  harness.beforeSql = text => {
    if (text.includes('for key share of v')) ended.abort(new Error('The process ends'))
    return undefined
  }
  await expect(again(jobId, ended.signal)).rejects.toThrow('The process ends')
  harness.beforeSql = undefined
  expect(await told(jobId)).toBe(500)
  await again(jobId)
  expect(await told(jobId)).toBe(600)
  await sql('delete from queued_tasks')
})

test('tells vendors before all due mails and sends their own mails last', async () => {
  await addVendors('77008', 2)
  const jobId = await postJunk(dana, { zipCode: '77008' })
  await again(jobId)
  await moveTasks(harness.database.pool)
  const tasks = await sql(
    `select task_identifier as task, priority from graphile_worker.jobs order by priority, task_identifier`,
  )
  expect(tasks.at(0)).toEqual({ task: 'tellVendors', priority: -10 })
  expect(tasks.at(-1)).toEqual({ task: 'noticeMail', priority: 10 })
})

describe('new jobs are mailed', () => {
  const later = () =>
    sql('select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())')
  const mailsTo = async ({ email }: TestUser) => {
    await workOnce(harness.app.context)
    await later()
    // Two processes at once.
    await Promise.all([workOnce(harness.app.context), workOnce(harness.app.context)])
    return (await harness.mails()).filter(mail => mail.includes(`To: ${email}`))
  }

  test('waits two minutes and mails what and when, without an address', async () => {
    const dale = await vendor(harness, { zips: ['77003'] })
    const jobId = await postJunk(dana, { zipCode: '77003' })
    await workOnce(harness.app.context)
    expect((await harness.mails()).filter(mail => mail.includes(dale.email))).toEqual([])
    const [mail, ...more] = await mailsTo(dale)
    expect(more).toEqual([])
    expect(mail).toContain('Subject: A new job in 77003')
    expect(mail).toContain('77003: Junk Pickup: A couch and two mattresses. Thu, Dec 24, 9:00 AM CST')
    expect(mail).toContain(`/?job=${jobId}`)
    expect(mail).not.toContain('Congress')
    expect(mail).not.toContain('555-0147')
  })

  test.each([
    ['A couch, no elevator.', 'A couch, no elevator. Thu'],
    ['Can you come early?', 'Can you come early? Thu'],
    ['A couch', 'A couch. Thu'],
  ])('puts one mark after %j', async (description, words) => {
    const dale = await vendor(harness, { zips: ['77009'] })
    await postJunk(dana, { zipCode: '77009', description })
    const [mail] = await mailsTo(dale)
    expect(mail).toContain(`Junk Pickup: ${words}, Dec 24`)
  })

  test('combines twenty of them in one mail', async () => {
    const dale = await vendor(harness, { zips: ['77004'] })
    for (let job = 0; job < 20; job++) await postJunk(dana, { zipCode: '77004' })
    const mails = await mailsTo(dale)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Subject: 20 new jobs in your service areas')
    expect(await mailsTo(dale)).toEqual([])
  })

  test('leaves out jobs that are gone or that the vendor has read', async () => {
    const dale = await vendor(harness, { zips: ['77005'] })
    const gone = await postJunk(dana, { zipCode: '77005' })
    const open = await postJunk(dana, { zipCode: '77005' })
    const read = await postJunk(dana, { zipCode: '77005' })
    await workOnce(harness.app.context)
    await dana.ask(CANCEL_JOB, { jobId: gone })
    await sql('update notices set read_at = created_at where event_id = $1 and user_id = $2', [read, dale.id])
    const [mail, ...more] = await mailsTo(dale)
    expect(more).toEqual([])
    expect(mail).toContain(`/?job=${open}`)
    expect(mail).toContain('A new job in 77005')
  })

  test('repeats the same mail if sending failed', async () => {
    const dale = await vendor(harness, { zips: ['77006'] })
    const [first] = [await postJunk(dana, { zipCode: '77006' }), await postJunk(dana, { zipCode: '77006' })]
    await workOnce(harness.app.context)
    await later()
    // The mail is taken, and the process ends before sending it.
    await sql(
      `update notices set mailed_with = (select id from notices where event_id = $1 and user_id = $2)
        where user_id = $2 and kind = 'job_posted'`,
      [first, dale.id],
    )
    const mails = await mailsTo(dale)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('2 new jobs')
  })
})

test('tells vendors of a job even if it gets a bid at once', async () => {
  const [dale, mia] = [await vendor(harness, { zips: ['77007'] }), await vendor(harness, { zips: ['77007'] })]
  const jobId = await postJunk(dana, { zipCode: '77007' })
  await bid(dale, jobId)
  await workOnce(harness.app.context)
  const users = await sql(`select user_id as id from notices where event_id = $1`, [jobId])
  expect(users.map(({ id }) => id).sort()).toEqual([dale.id, mia.id].sort())
})

test('tells admins of the first ten unserved jobs an hour, and each of their customers', async () => {
  const ada = await admin(harness)
  const toldOf = async (jobId: string) =>
    (
      await sql("select kind from notices where job_id = $1 and kind like '%_unserved' order by kind", [
        jobId,
      ])
    ).map(({ kind }) => kind)
  const post = async () => {
    const jobId = await postJunk(dana, { zipCode: '99999' })
    await workOnce(harness.app.context)
    return jobId
  }
  expect(await toldOf(await post())).toEqual(['job_unserved', 'order_unserved'])
  expect(await sql("select user_id from notices where kind = 'job_unserved'")).toContainEqual({
    user_id: ada.id,
  })
  // Ten, at this test's scale.
  await sql("update throttles set count = 1000 where key = 'admins-unserved:all'")
  expect(await toldOf(await post())).toEqual(['order_unserved'])
  const now = harness.clock.now
  harness.clock.now = new Date(now.getTime() + 3_600_001)
  expect(await toldOf(await post())).toEqual(['job_unserved', 'order_unserved'])
  harness.clock.now = now
})

const REQUEST_AGAIN_OF = graphql(`
  mutation RequestAgainOf($input: JunkPickupInput!, $askVendorId: UUID) {
    requestJunkPickup(input: $input, askVendorId: $askVendorId) { id }
  }
`)

describe('asking a vendor again', () => {
  test('mails the vendor at once, and the others later', async () => {
    const [mia] = [
      await vendor(harness, { zips: ['77031', '78701'] }),
      await vendor(harness, { zips: ['77031'] }),
    ]
    await acceptedJob(dana, mia)
    await harness.mails()
    const input = { ...junkPickup, zipCode: '77031' }
    await dana.ask(REQUEST_AGAIN_OF, { input, askVendorId: mia.id })
    const mails = await harness.mails()
    expect(mails.map(mail => /^To: (.*)$/m.exec(mail)?.[1])).toEqual([expect.stringContaining(mia.email)])
    expect(mails[0]).toContain('A customer asks for you again')
    // It names no customer: the job is not the vendor's.
    expect(mails[0]).not.toContain('Dana')
  })

  test('refuses a vendor who never had an order of the customer, and posts nothing', async () => {
    const stranger = await vendor(harness, { zips: ['77032'] })
    const input = { ...junkPickup, zipCode: '77032' }
    const { extensions } = await dana.refusal(REQUEST_AGAIN_OF, { input, askVendorId: stranger.id })
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: 'askVendorId' }] })
    expect(await sql("select id from jobs where zip_code = '77032'")).toEqual([])
  })

  test('tells the other vendors alone when the asked one does not serve the place', async () => {
    const mia = await vendor(harness, { zips: ['77033', '78701'] })
    const other = await vendor(harness, { zips: ['77034'] })
    await acceptedJob(dana, mia)
    const input = { ...junkPickup, zipCode: '77034' }
    const { requestJunkPickup } = await dana.ask(REQUEST_AGAIN_OF, { input, askVendorId: mia.id })
    await harness.mails()
    expect(await sql('select user_id, kind from notices where job_id = $1', [requestJunkPickup.id])).toEqual([
      { user_id: other.id, kind: 'job_posted' },
    ])
  })
})
