import { newId } from '../../platform/ids.js'
import { acceptedJob, postJunk, RELEASE_JOB } from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

describe.each(['proof.pdf', 'receipt.pdf', 'calendar.ics'])('%s', file => {
  const statusFor = async (by: { fetch: TestUser['fetch'] }, jobId: string) =>
    (await by.fetch(`/api/jobs/${jobId}/${file}`)).status

  test('is available to both parties and admins, and to nobody else', async () => {
    const jobId = await acceptedJob(dana, dale)
    for (const by of [dana, dale, await admin(harness)]) expect(await statusFor(by, jobId)).toBe(200)
    for (const by of [await customer(harness), await vendor(harness)])
      expect(await statusFor(by, jobId)).toBe(404)
    expect(await statusFor(harness.visitor(), jobId)).toBe(401)
  })

  test('is unavailable to a vendor who gave the job back', async () => {
    const jobId = await acceptedJob(dana, dale)
    await dale.ask(RELEASE_JOB, { jobId })
    expect(await statusFor(dale, jobId)).toBe(404)
  })

  test.each(['not-an-id', newId()])('is unavailable for %s', async id => {
    expect(await statusFor(dana, id)).toBe(404)
  })

  test('is unavailable while the job has no vendor', async () => {
    expect(await statusFor(dana, await postJunk(dana))).toBe(404)
  })
})
