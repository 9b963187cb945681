import { documentTypes, keysOf } from '../../rules/kinds.js'
import { ACCEPT_BID, bid, postJunk, SUBMIT_BID } from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { conflictReasons } from '../conflicts.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterEach(async () => {
  harness.clock.now = START
  await require(false)
})
afterAll(() => harness.stop())

const SUBMIT_AND_SEE =
  'mutation ($input: SubmitBidInput!) { submitBid(input: $input) { id job { whyNotBid } } }'
const WITHDRAW = 'mutation ($bidId: UUID!) { withdrawBid(bidId: $bidId) { job { whyNotBid } } }'
const ACTIVE =
  'mutation ($userId: UUID!, $isActive: Boolean!) { setUserActive(userId: $userId, isActive: $isActive) { id } }'

const sql = (text: string, values: unknown[] = []) => harness.database.pool.query(text, values)
const require = (isRequired: boolean) => sql('update settings set documents_required = $1', [isRequired])

const file = (by: TestUser, statuses: string[], expiresOn = '2027-11-20') =>
  sql(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, review_reason, expires_on, time_zone)
     select gen_random_uuid(), $1, type, 'a.pdf', '/objects/x', status, case status when 'refused' then 'Blurred' end, case type when 'w9_form' then null else $4::date end,
       case type when 'w9_form' then null else 'America/Chicago' end
     from unnest($2::text[], $3::text[]) as d (type, status)`,
    [by.id, keysOf(documentTypes).slice(0, statuses.length), statuses, expiresOn],
  )

const withdrawn = (by: TestUser, jobId: string, count: number) =>
  sql(
    `insert into bids (id, job_id, vendor_id, price, status, created_at)
     select gen_random_uuid(), $1, $2, 100, 'withdrawn', $3 from generate_series(1, $4::int)`,
    [jobId, by.id, START, count],
  )

interface Scene {
  dana: TestUser
  dale: TestUser
  jobId: string
}

/** Dale has submitted and withdrawn a bid on the job, so that it stays visible whatever happens. */
const scene = async (): Promise<Scene> => {
  const [dana, dale] = await Promise.all([customer(harness), vendor(harness)])
  const jobId = await postJunk(dana)
  await dale.ask(WITHDRAW, { bidId: await bid(dale, jobId) })
  return { dana, dale, jobId }
}

const asJob = async ({ dale, jobId }: Scene): Promise<string | null> =>
  (await dale.ask('query ($id: UUID!) { job(id: $id) { whyNotBid } }', { id: jobId })).job.whyNotBid

/** Undefined if it is not listed. */
const inList = async ({ dale, jobId }: Scene): Promise<string | null | undefined> => {
  const { nodes } = (await dale.ask('{ availableJobs(first: 100) { nodes { id whyNotBid } } }')).availableJobs
  return nodes.find(({ id }: { id: string }) => id === jobId)?.whyNotBid
}

const asAct = async ({ dale, jobId }: Scene): Promise<string | null> => {
  const { errors } = await dale.answer(SUBMIT_BID, { input: { jobId, price: '99' } })
  return errors?.[0]?.extensions.reason ?? null
}

test.each<[string | null, string, (scene: Scene) => Promise<unknown>, 'listed' | 'unlisted']>([
  [null, 'nothing stands in the way', async () => {}, 'listed'],
  ['BID_EXISTS', 'a bid is pending', ({ dale, jobId }) => bid(dale, jobId), 'listed'],
  [
    'JOB_NOT_OPEN',
    'another vendor has it',
    async ({ dana, jobId }) => dana.ask(ACCEPT_BID, { bidId: await bid(await vendor(harness), jobId) }),
    'unlisted',
  ],
  [
    'JOB_NOT_OPEN',
    'its customer is suspended',
    async ({ dana }) => (await admin(harness)).ask(ACTIVE, { userId: dana.id, isActive: false }),
    'unlisted',
  ],
  [
    'JOB_EXPIRED',
    'its moment has come',
    async ({ jobId }) =>
      sql('update jobs set pickup_date_time = $2, scheduled_date = $2 where id = $1', [jobId, START]),
    'unlisted',
  ],
  [
    'NOT_IN_AREA',
    'the vendor has left the area',
    ({ dale }) => sql('delete from service_areas where vendor_id = $1', [dale.id]),
    'unlisted',
  ],
  [
    'SERVICE_NOT_OFFERED',
    'the vendor has stopped offering it',
    ({ dale }) => sql('update vendor_services set is_active = false where vendor_id = $1', [dale.id]),
    'unlisted',
  ],
  [
    null,
    'the vendor has named a size, for it is a junk pickup',
    ({ dale }) =>
      sql(
        "insert into dumpster_sizes (id, vendor_id, size, rental_size) values (gen_random_uuid(), $1, 'x', '10_yard')",
        [dale.id],
      ),
    'listed',
  ],
  ['DOCUMENTS_REQUIRED', 'there are no documents', () => require(true), 'listed'],
  [
    'DOCUMENTS_REQUIRED',
    'one document waits for a review',
    ({ dale }) => Promise.all([file(dale, ['approved', 'approved', 'waiting']), require(true)]),
    'listed',
  ],
  [
    'DOCUMENTS_EXPIRED',
    'two documents have expired',
    ({ dale }) =>
      Promise.all([file(dale, ['approved', 'approved', 'approved'], '2026-11-19'), require(true)]),
    'listed',
  ],
  [
    'DOCUMENTS_EXPIRED',
    'that is recorded',
    ({ dale }) => Promise.all([file(dale, ['approved', 'approved', 'expired'], '2026-11-20'), require(true)]),
    'listed',
  ],
  [
    'DOCUMENTS_REQUIRED',
    'renewals of what has expired are waiting for review',
    async ({ dale }) => {
      await file(dale, ['approved', 'expired', 'approved'], '2026-11-19')
      await file(dale, ['refused', 'waiting', 'waiting'])
      await require(true)
    },
    'listed',
  ],
  [
    null,
    'documents have expired where none are required',
    ({ dale }) => file(dale, ['approved', 'approved', 'approved'], '2026-11-19'),
    'listed',
  ],
  [
    null,
    'all documents are approved',
    ({ dale }) => Promise.all([file(dale, ['approved', 'approved', 'approved']), require(true)]),
    'listed',
  ],
  ['TOO_MANY_BIDS', 'ten were withdrawn', ({ dale, jobId }) => withdrawn(dale, jobId, 9), 'listed'],
  [
    'TOO_MANY_BIDS',
    'the tenth is pending',
    async ({ dale, jobId }) => {
      await withdrawn(dale, jobId, 8)
      await bid(dale, jobId)
    },
    'listed',
  ],
  [null, 'nine were withdrawn', ({ dale, jobId }) => withdrawn(dale, jobId, 8), 'listed'],
])('agrees on %s if %s in the job, the list, and the act', async (reason, _what, happens, listed) => {
  const at = await scene()
  await happens(at)
  expect(await asJob(at)).toBe(reason)
  expect(await inList(at)).toBe(listed === 'listed' ? reason : undefined)
  expect(await asAct(at)).toBe(reason)
})

test("says with the tenth bid that there can't be another", async () => {
  const { dale, jobId } = await scene()
  await withdrawn(dale, jobId, 7)
  const last = async () => (await dale.ask(SUBMIT_AND_SEE, { input: { jobId, price: '90' } })).submitBid
  const ninth = await last()
  expect(ninth.job.whyNotBid).toBe('BID_EXISTS')
  await dale.ask(WITHDRAW, { bidId: ninth.id })
  expect((await last()).job.whyNotBid).toBe('TOO_MANY_BIDS')
})

test("warns when the tenth bid is withdrawn that there can't be another", async () => {
  const { dale, jobId } = await scene()
  await withdrawn(dale, jobId, 8)
  const { withdrawBid } = await dale.ask(WITHDRAW, { bidId: await bid(dale, jobId) })
  expect(withdrawBid.job.whyNotBid).toBe('TOO_MANY_BIDS')
})

test('tells a user who is not a vendor that the job is outside their area', async () => {
  const at = await scene()
  for (const dale of [at.dana, await admin(harness)]) expect(await asJob({ ...at, dale })).toBe('NOT_IN_AREA')
})

test('lists each conflict reason with its message in the schema', async () => {
  const { __type } = await harness
    .visitor()
    .ask('{ __type(name: "ConflictReason") { enumValues { name description } } }')
  const words = (each: { name: string; description: string }) => [each.name, each.description]
  expect(Object.fromEntries(__type.enumValues.map(words))).toEqual(conflictReasons)
})
