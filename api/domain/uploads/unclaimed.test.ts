import { Readable } from 'node:stream'
import { newId } from '../../platform/ids.js'
import { limits } from '../../rules/limits.js'
import { CANCELLED_PHOTOS_DAYS } from '../../rules/uploads/uploadBounds.js'
import { postJunk } from '../../test/deals.js'
import { CANCEL_JOB, CLOSE_ACCOUNT, SAVE_VENDOR_DOCUMENT } from '../../test/operations.js'
import { askForLink, linkFor, PDF, PNG, photo, put, stores, type UploadSetup } from '../../test/uploads.js'
import { customer, PASSWORD, vendor } from '../../test/users.js'
import { enqueue } from '../enqueue.js'

/** A failed task waits a while in the queue. */
const AT_ONCE = `select graphile_worker.reschedule_jobs(
  array(select id from graphile_worker.jobs where task_identifier = 'removeUnclaimed'), run_at => now())`

describe.each(stores)('unused files in %s', (_, start) => {
  let setup: UploadSetup
  beforeAll(async () => {
    setup = await start()
  })
  afterAll(() => setup.stop())

  /** The next day by every clock, because the store uses the machine's. */
  const cleanUp = async () => {
    const { clock, database, mails } = setup.harness
    clock.now = new Date(Math.max(clock.now.getTime(), Date.now()) + 86_400_001)
    await enqueue(database.orm.em.fork(), 'removeUnclaimed', {})
    await database.pool.query(AT_ONCE)
    await mails()
  }
  const rowsOf = async (ownerId: string): Promise<number> => {
    const text = 'select count(*)::int as count from uploads where owner_id = $1'
    return (await setup.harness.database.pool.query(text, [ownerId])).rows[0].count
  }

  test("removes them after a day, whether or not they arrived, and keeps a job's photos", async () => {
    const dana = await customer(setup.harness)
    const kept = await photo(dana)
    await postJunk(dana, { images: [kept] })
    const lost = await photo(dana)
    await linkFor(dana, PNG)
    await put(await linkFor(dana, PNG), PNG)
    await cleanUp()
    const back = await customer(setup.harness)
    expect((await back.fetch(lost)).status).toBe(404)
    expect(await rowsOf(dana.id)).toBe(1)
    // With its three thumbnails.
    expect(await setup.kept()).toBe(4)
  })

  test('removes any number of them', async () => {
    const { database, app, clock } = setup.harness
    const dana = await customer(setup.harness)
    const ids = Array.from({ length: 120 }, newId)
    await database.pool.query(
      'insert into uploads (id, owner_id, created_at, expires_at) select unnest($1::uuid[]), $2, $3, $4',
      [ids, dana.id, clock.now, new Date(clock.now.getTime() + 1000)],
    )
    const before = await setup.kept()
    for (const id of ids.slice(0, 60)) await app.context.store.write(id, Readable.from([PNG]))
    expect(await setup.kept()).toBe(before + 60)
    await cleanUp()
    expect(await rowsOf(dana.id)).toBe(0)
    expect(await setup.kept()).toBe(before)
  })

  test('waits until the store can be reached again', async () => {
    const dana = await customer(setup.harness)
    await photo(dana)
    await setup.breakStore()
    await cleanUp()
    expect(await rowsOf(dana.id)).toBe(1)
    await setup.mendStore()
    await cleanUp()
    expect(await rowsOf(dana.id)).toBe(0)
  })

  test('allows a hundred per account, even when requested at once', async () => {
    const dana = await customer(setup.harness)
    const path = await photo(dana)
    const asked = await Promise.all(
      Array.from({ length: limits.unclaimedUploads + 4 }, () => askForLink(dana, null)),
    )
    const refused = asked.filter(({ errors }) => errors.length > 0)
    expect(refused).toHaveLength(5)
    for (const { errors } of refused)
      expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'TOO_MANY_UPLOADS' })
    await postJunk(dana, { images: [path] })
    expect((await askForLink(dana, null)).errors).toEqual([])
  })

  test("removes them with the account, along with a vendor's documents", async () => {
    const { harness } = setup
    await cleanUp()
    const dale = await vendor(harness)
    const before = await setup.kept()
    const filePath = await linkFor(dale, PDF, 'application/pdf')
    await put(filePath, PDF, 'application/pdf')
    await dale.ask(SAVE_VENDOR_DOCUMENT, { input: { documentType: 'w9_form', fileName: 'w9.pdf', filePath } })
    await photo(dale)
    await dale.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    await harness.mails()
    expect(await rowsOf(dale.id)).toBe(0)
    const papers = 'select count(*)::int as count from vendor_documents where vendor_id = $1'
    expect((await harness.database.pool.query(papers, [dale.id])).rows[0].count).toBe(0)
    await cleanUp()
    expect(await setup.kept()).toBe(before)
  })

  test('removes photos of a job cancelled a month ago', async () => {
    const { clock } = setup.harness
    const dana = await customer(setup.harness)
    const image = await photo(dana)
    const pickupDateTime = new Date(clock.now.getTime() + 86_400_000).toISOString()
    const jobId = await postJunk(dana, { images: [image], pickupDateTime })
    await dana.ask(CANCEL_JOB, { jobId })
    clock.now = new Date(clock.now.getTime() + (CANCELLED_PHOTOS_DAYS - 2) * 86_400_000)
    await cleanUp()
    expect(await rowsOf(dana.id)).toBe(1)
    await cleanUp()
    expect(await rowsOf(dana.id)).toBe(0)
    const { rows } = await setup.harness.database.pool.query('select images from jobs where id = $1', [jobId])
    expect(rows).toEqual([{ images: [] }])
  })
})
