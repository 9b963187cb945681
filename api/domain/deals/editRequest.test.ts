import type { Operation } from '../../test/client.js'
import {
  ACCEPT_BID,
  bid,
  dumpsterRental,
  EDIT_JUNK,
  editJunk,
  junkPickup,
  postJunk,
  postRental,
  SUBMIT_BID,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { Interleaver } from '../../test/pairs/interleave.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

/**
 * Edits a pending request, whose bids then need their vendors' confirmation
 * (docs/decisions/0069-edited-and-given-back.md).
 */

let harness: Harness
let interleaver: Interleaver
let dana: TestUser
let kim: TestUser
let dale: TestUser
let mia: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  interleaver = await Interleaver.over(harness)
  const zips = ['78701', '78702']
  ;[dana, kim, dale, mia, ada] = await Promise.all([
    customer(harness),
    customer(harness),
    vendor(harness, { zips }),
    vendor(harness),
    admin(harness),
  ])
})
afterEach(() => {
  harness.clock.now = START
})
afterAll(async () => {
  await interleaver.close()
  await harness.stop()
})

const SEEN = graphql(`
  query EditedJob($id: UUID!) {
    job(id: $id) {
      version title description address zipCode timeZone images pickupDateTime scheduledDate customerBudget
      hasHazardousItems debris viewerCanEdit openBidCount
      myBid { unconfirmedSince requestChanges viewerCanConfirm viewerCanChange viewerCanWithdraw }
      bids { nodes { id status price expiresAt unconfirmedSince viewerCanDecide viewerCanConfirm minutesToBid } }
      history { fromStatus toStatus actor { id } }
    }
  }
`)
const CONFIRM = graphql(`
  mutation ConfirmSeen($bidId: UUID!, $version: Int) {
    confirmBid(bidId: $bidId, version: $version) { id status unconfirmedSince requestChanges viewerCanConfirm }
  }
`)
const CHANGE = graphql(`
  mutation ChangeSeen($input: ChangeBidInput!) { changeBid(input: $input) { unconfirmedSince price } }
`)
const EDIT_RENTAL = graphql(`
  mutation EditDumpsterRental($input: EditDumpsterRentalInput!) {
    editDumpsterRental(input: $input) { version dumpsterSize placement scheduledDate bids { nodes { expiresAt } } }
  }
`)
const DECLINE_UNCONFIRMED = graphql(`
  mutation DeclineUnconfirmed($bidId: UUID!) { declineBid(bidId: $bidId) { status } }
`)

const seenBy = async (who: TestUser, id: string) => (await who.ask(SEEN, { id })).job
const bidsOf = async (id: string) => (await seenBy(dana, id)).bids.nodes
const posted = async () => {
  const jobId = await postJunk(dana)
  return { jobId, bidId: await bid(dale, jobId) }
}
const edited = async () => {
  const about = await posted()
  return { ...about, version: await editJunk(dana, about.jobId, { description: 'A piano' }) }
}
const refusedEdit = async (by: TestUser, input: object) =>
  (await by.refusal(EDIT_JUNK, { input: { ...junkPickup, ...input } })).extensions
const conflict = (reason: string) => expect.objectContaining({ code: 'CONFLICT', reason })

test('changes everything but the type, clears omitted fields, and records one event', async () => {
  const [kept, dropped, added] = [await photo(dana), await photo(dana), await photo(dana)]
  const jobId = await postJunk(dana, {
    images: [kept, dropped],
    hasHazardousItems: true,
    debris: 'household',
  })
  await bid(dale, jobId)
  expect(await seenBy(dana, jobId)).toMatchObject({ version: 1, viewerCanEdit: true })
  expect(await seenBy(dale, jobId)).toMatchObject({ version: 1, viewerCanEdit: false })
  const input = {
    ...junkPickup,
    jobId,
    version: 1,
    firstName: 'Ana',
    address: '2 Kalakaua Ave',
    zipCode: '96815',
    pickupDateTime: '2026-12-25T15:00:00.000Z',
    description: 'A piano',
    customerBudget: '300',
    images: [kept, added],
  }
  expect((await dana.ask(EDIT_JUNK, { input })).editJunkPickup).toEqual({ id: jobId, version: 2 })
  const job = await seenBy(dana, jobId)
  expect(job).toMatchObject({
    version: 2,
    title: 'Ana Reyes - Junk Pickup',
    description: 'A piano',
    address: '2 Kalakaua Ave',
    zipCode: '96815',
    timeZone: 'Pacific/Honolulu',
    images: [kept, added],
    customerBudget: '300.00',
    scheduledDate: input.pickupDateTime,
    hasHazardousItems: false,
    debris: null,
    history: [
      { fromStatus: null, toStatus: 'pending', actor: { id: dana.id } },
      { fromStatus: 'pending', toStatus: 'pending', actor: { id: dana.id } },
    ],
    bids: { nodes: [{ status: 'pending', viewerCanDecide: true, minutesToBid: 0 }] },
  })
  const { rows } = await harness.database.pool.query('select job_id from uploads where id = $1', [
    dropped.slice('/objects/'.length),
  ])
  expect(rows).toEqual([{ job_id: null }])
  // Sending the same values again is not an edit.
  expect(await editJunk(dana, jobId, { ...input, version: 2 })).toBe(2)
  expect((await seenBy(dana, jobId)).history).toHaveLength(2)
})

test('refuses strangers, bad input, and late edits without changing anything', async () => {
  const { jobId } = await posted()
  for (const other of [kim, dale, ada])
    expect(['NOT_FOUND', 'FORBIDDEN']).toContain((await refusedEdit(other, { jobId })).code)
  expect(
    (await harness.visitor().refusal(EDIT_JUNK, { input: { ...junkPickup, jobId } })).extensions.code,
  ).toBe('UNAUTHENTICATED')
  expect((await refusedEdit(dana, { jobId: await postRental(dana) })).code).toBe('NOT_FOUND')
  expect(await refusedEdit(dana, { jobId, version: 2 })).toEqual(conflict('CHANGED_MEANWHILE'))
  const issues = async (input: object) =>
    dana.issues(EDIT_JUNK, { input: { ...junkPickup, jobId, ...input } })
  expect(
    await issues({ pickupDateTime: '2026-11-19T15:00:00.000Z', description: 'Call 512 555 0147' }),
  ).toEqual([
    'pickupDateTime: Pickup date and time cannot be in the past',
    'description: Leave out phone numbers, emails, and links. They are shared when a bid is accepted. Please remove “512 555 0147”.',
  ])
  expect(await issues({ images: [await photo(kim)] })).toEqual(['images.0: Photo not found'])
  const used = await photo(dana)
  await postJunk(dana, { images: [used] })
  expect(await issues({ images: [used] })).toEqual(['images.0: This photo is already used elsewhere'])
  const cancelled = await postJunk(dana)
  await dana.ask(CANCEL_JOB, { jobId: cancelled })
  expect(await refusedEdit(dana, { jobId: cancelled })).toEqual(conflict('JOB_STATE'))
  const soon = await postJunk(dana, { pickupDateTime: '2026-11-21T15:00:00.000Z' })
  harness.clock.now = new Date('2026-11-21T15:00:00Z')
  expect(await refusedEdit(dana, { jobId: soon, pickupDateTime: '2026-12-30T15:00:00.000Z' })).toEqual(
    conflict('JOB_EXPIRED'),
  )
  harness.clock.now = START
  expect(await seenBy(dana, jobId)).toMatchObject({
    version: 1,
    description: junkPickup.description,
    history: [{ toStatus: 'pending' }],
    bids: { nodes: [{ unconfirmedSince: null }] },
  })
})

test('shows an open bid but refuses to accept it until its vendor confirms it', async () => {
  const { jobId, bidId, version } = await edited()
  expect(await bidsOf(jobId)).toMatchObject([
    { id: bidId, status: 'pending', unconfirmedSince: START.toISOString(), viewerCanDecide: true },
  ])
  expect(await dana.refusal(ACCEPT_BID, { bidId })).toMatchObject({
    message: 'The request changed after this bid. We asked the vendor to confirm.',
    extensions: { reason: 'BID_UNCONFIRMED' },
  })
  expect(await seenBy(dale, jobId)).toMatchObject({
    myBid: { viewerCanConfirm: true, viewerCanChange: true, viewerCanWithdraw: true },
  })
  for (const other of [mia, dana])
    expect(['NOT_FOUND', 'FORBIDDEN']).toContain((await other.refusal(CONFIRM, { bidId })).extensions.code)
  expect((await dale.refusal(CONFIRM, { bidId, version: version - 1 })).extensions).toEqual(
    conflict('CHANGED_MEANWHILE'),
  )
  const standing = {
    id: bidId,
    status: 'pending',
    unconfirmedSince: null,
    requestChanges: [],
    viewerCanConfirm: false,
  }
  for (let times = 0; times < 2; times++)
    expect((await dale.ask(CONFIRM, { bidId, version })).confirmBid).toEqual(standing)
  expect((await dana.ask(ACCEPT_BID, { bidId })).acceptBid).toMatchObject({ status: 'accepted' })
  expect((await dale.refusal(CONFIRM, { bidId })).extensions).toEqual(conflict('BID_NOT_PENDING'))
})

test.each<[string, Operation, (bidId: string) => object]>([
  ['confirm', CONFIRM, bidId => ({ bidId })],
  ['change', CHANGE, bidId => ({ input: { bidId, price: '120' } })],
])('refuses to %s a bid without a version for a minute after an edit', async (_, act, of) => {
  const { bidId } = await edited()
  harness.clock.now = new Date(START.getTime() + 59_999)
  expect((await dale.refusal(act, of(bidId))).extensions).toEqual(conflict('CHANGED_MEANWHILE'))
  harness.clock.now = new Date(START.getTime() + 60_000)
  await dale.ask(act, of(bidId))
})

test('lists all that changed until the vendor confirms', async () => {
  const { jobId, bidId } = await edited()
  const version = await editJunk(dana, jobId, { description: 'A piano', customerBudget: '250' })
  const { myBid } = await seenBy(dale, jobId)
  expect(myBid!.requestChanges).toEqual(['description', 'customerBudget'])
  await dale.ask(CONFIRM, { bidId, version })
  await editJunk(dana, jobId, { description: 'A piano', customerBudget: '250', hasHazardousItems: true })
  expect((await seenBy(dale, jobId)).myBid!.requestChanges).toEqual(['hasHazardousItems'])
})

test('confirms a bid by changing it, and needs no confirmation of a new or declined one', async () => {
  const { jobId, bidId, version } = await edited()
  const input = { bidId, price: '120', version }
  expect((await dale.refusal(CHANGE, { input: { ...input, version: version - 1 } })).extensions).toEqual(
    conflict('CHANGED_MEANWHILE'),
  )
  expect((await dale.ask(CHANGE, { input })).changeBid).toEqual({ unconfirmedSince: null, price: '120.00' })
  const other = await bid(mia, jobId)
  await editJunk(dana, jobId, { phone: '(512) 555-0199', description: 'A piano' })
  expect((await bidsOf(jobId)).map(({ unconfirmedSince }) => unconfirmedSince)).toEqual([null, null])
  await editJunk(dana, jobId, { customerBudget: '250' })
  expect((await dana.ask(DECLINE_UNCONFIRMED, { bidId: other })).declineBid).toEqual({ status: 'rejected' })
  expect((await dana.refusal(ACCEPT_BID, { bidId })).extensions).toEqual(conflict('BID_UNCONFIRMED'))
})

test("shortens a bid to the new date and refuses confirmation outside the vendor's area", async () => {
  const { jobId, bidId } = await posted()
  const pickupDateTime = '2026-11-21T15:00:00.000Z'
  const version = await editJunk(dana, jobId, { pickupDateTime, zipCode: '78702' })
  expect(await bidsOf(jobId)).toMatchObject([{ expiresAt: pickupDateTime }])
  await dale.ask(CONFIRM, { bidId, version })
  await editJunk(dana, jobId, { zipCode: '90210' })
  expect(await bidsOf(jobId)).toMatchObject([{ status: 'pending' }])
  for (const [operation, variables] of [
    [CONFIRM, { bidId }],
    [CHANGE, { input: { bidId, price: '100' } }],
  ] as const)
    expect((await dale.refusal(operation, variables)).extensions).toEqual(conflict('NOT_IN_AREA'))
  const ended = await posted()
  harness.clock.now = new Date('2026-11-23T18:00:00Z')
  await editJunk(dana, ended.jobId, { description: 'A piano' })
  expect(await bidsOf(ended.jobId)).toMatchObject([{ status: 'expired', unconfirmedSince: null }])
  expect((await dale.refusal(CONFIRM, { bidId: ended.bidId })).extensions).toEqual(conflict('BID_EXPIRED'))
})

test('edits a rental by the same rules in GraphQL and REST', async () => {
  const jobId = await postRental(dana, { placement: 'street' })
  await bid(dale, jobId)
  const input = {
    ...dumpsterRental,
    jobId,
    version: 1,
    dumpsterSize: '10_yard' as const,
    dropoffDate: '2026-11-21',
  }
  expect((await dana.ask(EDIT_RENTAL, { input })).editDumpsterRental).toEqual({
    version: 2,
    dumpsterSize: '10_yard',
    placement: null,
    scheduledDate: '2026-11-21T00:00:00.000Z',
    bids: { nodes: [{ expiresAt: '2026-11-21T14:00:00.000Z' }] },
  })
  const put = async (by: TestUser, path: string, body: object) => {
    const method = path === '/api/jobs' ? 'PUT' : 'POST'
    const headers = { 'content-type': 'application/json' }
    const response = await by.fetch(path, { method, headers, body: JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  }
  const body = { ...input, type: 'dumpster_rental', version: 2, pickupDate: '2026-12-30' }
  expect(await put(dana, '/api/jobs', body)).toMatchObject({
    status: 200,
    body: { id: jobId, version: 3, pickupDate: '2026-12-30', status: 'pending' },
  })
  expect(await put(dana, '/api/jobs', body)).toMatchObject({ status: 409 })
  expect(await put(dana, '/api/jobs', { ...body, version: 3, pickupDate: '2026-11-01' })).toMatchObject({
    status: 400,
  })
  expect(await put(kim, '/api/jobs', { ...body, version: 3 })).toMatchObject({ status: 404 })
  const bidId = (await bidsOf(jobId))[0]!.id
  expect(await put(dale, '/api/bids/confirm', { bidId, version: 3 })).toMatchObject({
    status: 200,
    body: { id: bidId, unconfirmedSince: null, status: 'pending' },
  })
  expect(await put(mia, '/api/bids/confirm', { bidId })).toMatchObject({ status: 404 })
})

/** Each act pauses before each statement of the other. Whichever comes first, the outcome holds. */
const PLACES = [2, 3, 4, 5, 6, 7, 8]
const reasonOf = ({ errors }: { errors: { extensions: { reason?: string } }[] }) =>
  errors[0]?.extensions.reason

test('keeps edit and accept apart: accepts the original or edits with no bid accepted', async () => {
  for (const at of PLACES) {
    for (const editsFirst of [true, false]) {
      const { jobId, bidId } = await posted()
      const edit = () => dana.answer(EDIT_JUNK, { input: { ...junkPickup, jobId, description: 'A piano' } })
      const accept = () => dana.answer(ACCEPT_BID, { bidId })
      const [one, other] = await interleaver.run<{ errors: never[] }>(
        (editsFirst ? edit : accept) as never,
        (editsFirst ? accept : edit) as never,
        at,
      )
      const [editing, accepting] = editsFirst ? [one, other] : [other, one]
      const job = await seenBy(dana, jobId)
      const outcome = [reasonOf(editing), reasonOf(accepting), job.description === 'A piano']
      expect([
        ['JOB_STATE', undefined, false],
        [undefined, 'BID_UNCONFIRMED', true],
      ]).toContainEqual(outcome)
    }
  }
})

test('refuses to confirm a request the vendor has not seen, whether the edit comes first or second', async () => {
  for (const at of PLACES) {
    for (const editsFirst of [true, false]) {
      const { jobId, bidId, version } = await edited()
      const edit = () =>
        dana.answer(EDIT_JUNK, { input: { ...junkPickup, jobId, description: 'Two pianos' } })
      const confirm = () => dale.answer(CONFIRM, { bidId, version })
      const [one, other] = await interleaver.run<{ errors: never[] }>(
        (editsFirst ? edit : confirm) as never,
        (editsFirst ? confirm : edit) as never,
        at,
      )
      const [editing, confirming] = editsFirst ? [one, other] : [other, one]
      expect(reasonOf(editing)).toBeUndefined()
      expect([undefined, 'CHANGED_MEANWHILE']).toContain(reasonOf(confirming))
      expect(await bidsOf(jobId)).toMatchObject([
        { status: 'pending', unconfirmedSince: START.toISOString() },
      ])
    }
  }
})

test('refuses a bid on an outdated request and accepts it on the current one', async () => {
  const jobId = await postJunk(dana)
  await editJunk(dana, jobId, { description: 'A piano' })
  const input = { jobId, price: '60' }
  const { extensions } = await dale.refusal(SUBMIT_BID, { input: { ...input, version: 1 } })
  expect(extensions).toEqual(conflict('CHANGED_MEANWHILE'))
  expect((await dale.ask(SUBMIT_BID, { input: { ...input, version: 2 } })).submitBid.id).toBeTruthy()
  const other = await postJunk(dana)
  await editJunk(dana, other, { description: 'A piano' })
  // A partner that doesn't say which version it has seen.
  expect((await dale.ask(SUBMIT_BID, { input: { ...input, jobId: other } })).submitBid.id).toBeTruthy()
})
