import type { DocumentType } from '../../rules/kinds.js'
import { ACCEPT_BID, bid, postJunk, SUBMIT_BID } from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { LiveClient } from '../../test/LiveClient.js'
import { CREATE_UPLOAD } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { PDF } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { documentExpiry } from './documentExpiry.js'

/** The vendors work in Austin, where days of winter end at 06:00 UTC. */

let harness: Harness
let dana: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ;[dana, ada] = await Promise.all([customer(harness), admin(harness)])
})
afterEach(async () => {
  harness.clock.now = START
  await require(false)
})
afterAll(() => harness.stop())

const at = (moment: string) => {
  harness.clock.now = new Date(moment)
}
const require = (isRequired: boolean) =>
  harness.database.pool.query('update settings set documents_required = $1', [isRequired])
const run = (each = harness) => documentExpiry(each.app.context, {}, taskWork('documentExpiry'))

const SAVE = graphql(`
  mutation SavePaper($input: SaveVendorDocumentInput!) { saveVendorDocument(input: $input) { id } }
`)
const REVIEW = graphql(`
  mutation ReviewPaper($input: ReviewVendorDocumentInput!) {
    reviewVendorDocument(input: $input) { id reviewStatus expiresOn timeZone version }
  }
`)
const PAPERS = graphql(`
  query Papers { vendorDocuments { id documentType reviewStatus expiresOn reviewReason } }
`)
const SEEN = graphql(`
  query SeenOfVendor($id: UUID!) {
    job(id: $id) { expiredDocuments vendor { documentsOnFile } bids { nodes { vendor { documentsOnFile } } } }
  }
`)
const CHANGE = graphql(`
  mutation ChangeInTime($input: ChangeBidInput!) { changeBid(input: $input) { id } }
`)

const upload = async (by: TestUser, documentType: DocumentType): Promise<string> => {
  const { uploadURL } = (await by.ask(CREATE_UPLOAD)).createUpload
  await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(PDF) })
  return (await by.ask(SAVE, { input: { documentType, filePath: uploadURL } })).saveVendorDocument.id
}
const approve = async (id: string, expiresOn: string | null = null) =>
  (await ada.ask(REVIEW, { input: { id, approve: true, expiresOn } })).reviewVendorDocument

/** Has all three documents, with the insurance good until a date. */
const approvedVendor = async (
  until: string,
  at = harness,
): Promise<{ dale: TestUser; insurance: string }> => {
  const dale = await vendor(at)
  await approve(await upload(dale, 'w9_form'))
  await approve(await upload(dale, 'drivers_license'), '2031-05-01')
  const insurance = await upload(dale, 'commercial_insurance')
  await approve(insurance, until)
  return { dale, insurance }
}
const ALL = ['commercial_insurance', 'drivers_license', 'w9_form']
const WITHOUT = ['drivers_license', 'w9_form']

const statusOf = async (dale: TestUser, id: string) =>
  (await dale.ask(PAPERS)).vendorDocuments.find(each => each.id === id)?.reviewStatus

const told = async ({ id }: TestUser): Promise<string[]> => {
  const { rows } = await harness.database.pool.query(
    "select kind, data from notices where user_id = $1 and kind in ('document_expiring', 'document_expired') order by created_at, id",
    [id],
  )
  return rows.map(({ kind, data }) => `${kind} ${data.documentType} ${data.expiresOn}`)
}

describe('an approval', () => {
  test.each<[DocumentType, string | null, string | null]>([
    ['commercial_insurance', null, 'Please enter its expiration date'],
    ['drivers_license', null, 'Please enter its expiration date'],
    ['commercial_insurance', '2026-11-19', 'This date is past. Refuse the document as expired.'],
    ['commercial_insurance', '2206-11-19', 'Please check the year'],
    ['w9_form', '2027-11-19', 'A W-9 does not expire'],
    ['w9_form', null, null],
    ['commercial_insurance', '2026-11-20', null],
    ['drivers_license', '2041-01-01', null],
  ])('checks the date when a %s is approved until %s', async (type, expiresOn, problem) => {
    const id = await upload(await vendor(harness), type)
    const input = { id, approve: true, expiresOn }
    if (problem) expect(await ada.issues(REVIEW, { input })).toEqual([`expiresOn: ${problem}`])
    else
      expect(await approve(id, expiresOn)).toMatchObject({
        reviewStatus: 'approved',
        expiresOn,
        timeZone: expiresOn && 'America/Chicago',
      })
  })

  test("uses the vendor's clock when today's date differs from ours", async () => {
    const hawaii = await vendor(harness, { zips: ['96813'] })
    at('2026-11-21T09:30:00Z')
    const id = await upload(hawaii, 'commercial_insurance')
    expect(await approve(id, '2026-11-20')).toMatchObject({ timeZone: 'Pacific/Honolulu' })
    at('2026-11-21T09:59:59.999Z')
    expect(await statusOf(hawaii, id)).toBe('approved')
    at('2026-11-21T10:00:00Z')
    expect(await statusOf(hawaii, id)).toBe('expired')
  })

  test('treats another date as a correction, which is logged and not announced', async () => {
    const { dale, insurance } = await approvedVendor('2026-12-01')
    const { version } = (
      await ada.ask(REVIEW, {
        input: { id: insurance, approve: true, expiresOn: '2027-12-01' },
      })
    ).reviewVendorDocument
    const stale = { id: insurance, approve: false, reason: 'Blurred', version: version - 1 }
    expect((await ada.refusal(REVIEW, { input: stale })).extensions.reason).toBe('CHANGED_MEANWHILE')
    const { rows } = await harness.database.pool.query(
      "select before->>'expiresOn' as before, after->>'expiresOn' as after from audit_events where action = 'reviewVendorDocument' and subject_id = $1 order by created_at desc, id desc",
      [dale.id],
    )
    expect(rows).toContainEqual({ before: '2026-12-01', after: '2027-12-01' })
    const notices = await harness.database.pool.query(
      "select from notices where user_id = $1 and kind = 'document_approved' and data->>'documentId' = $2",
      [dale.id, insurance],
    )
    expect(notices.rowCount).toBe(1)
  })
})

test("shows customers as verified only approved, unexpired documents, to the vendor's midnight", async () => {
  const { dale, insurance } = await approvedVendor('2026-12-03')
  at('2026-12-01T18:00:00Z')
  const jobId = await postJunk(dana, { pickupDateTime: '2026-12-20T15:00:00Z' })
  const bidId = await bid(dale, jobId)
  const seen = async () => {
    const { job } = await dana.ask(SEEN, { id: jobId })
    return [job.bids.nodes[0]?.vendor.documentsOnFile, job.expiredDocuments]
  }
  expect(await seen()).toEqual([ALL, []])
  at('2026-12-04T05:59:59.999Z')
  expect(await seen()).toEqual([ALL, []])
  at('2026-12-04T06:00:00Z')
  expect(await seen()).toEqual([WITHOUT, []])
  expect(await statusOf(dale, insurance)).toBe('expired')
  // The result is the same before and after the task runs.
  await run()
  expect(await seen()).toEqual([WITHOUT, []])
  at('2026-12-03T18:00:00Z')
  expect(await statusOf(dale, insurance)).toBe('expired')
  // The job continues, with a warning to its customer and its vendor only.
  await dana.ask(ACCEPT_BID, { bidId })
  expect((await dana.ask(SEEN, { id: jobId })).job).toMatchObject({
    expiredDocuments: ['commercial_insurance'],
    vendor: { documentsOnFile: WITHOUT },
  })
  expect((await dale.ask(SEEN, { id: jobId })).job.expiredDocuments).toEqual(['commercial_insurance'])
  const SINCE = graphql(`query UncoveredSince($id: UUID!) { job(id: $id) { uncoveredSince } }`)
  expect((await ada.ask(SINCE, { id: jobId })).job.uncoveredSince).toBe('2026-12-04T06:00:00.000Z')
  expect((await dale.ask(SINCE, { id: jobId })).job.uncoveredSince).toBeNull()
})

const UNTIL = graphql(`
  query VerifiedUntil($vendor: UUID!, $job: UUID!) {
    vendorProfile(id: $vendor) { verifiedDocuments verifiedUntil }
    job(id: $job) { bids { nodes { vendor { documentsOnFile verifiedUntil } } } }
  }
`)

test('shows from a day before when the first document expires, only to readers it concerns, and no other date', async () => {
  const { dale } = await approvedVendor('2026-12-03')
  at('2026-12-01T18:00:00Z')
  const jobId = await postJunk(dana, { pickupDateTime: '2026-12-20T15:00:00Z' })
  await bid(dale, jobId)
  const until = async () => {
    const { vendorProfile, job } = await dana.ask(UNTIL, { vendor: dale.id, job: jobId })
    expect(job.bids.nodes[0]!.vendor.verifiedUntil).toBe(vendorProfile!.verifiedUntil)
    return vendorProfile!.verifiedUntil
  }
  expect(await until()).toBeNull()
  at('2026-12-03T05:59:59.999Z')
  expect(await until()).toBeNull()
  for (const moment of ['2026-12-03T06:00:00Z', '2026-12-04T05:59:59.999Z']) {
    at(moment)
    expect(await until()).toBe('2026-12-04T06:00:00.000Z')
  }
  // The license expires next, years later.
  at('2026-12-04T06:00:00Z')
  expect(await until()).toBeNull()
})

test('tells customers comparing bids about a mark that appears or disappears, and nothing else about documents', async () => {
  const live = await startHarness({ databaseUrl: harness.database.url, live: true })
  try {
    const { dale, insurance } = await approvedVendor('2026-11-21', live)
    const owner = await customer(live)
    const jobId = await postJunk(owner)
    await bid(dale, jobId)
    const open = (by: TestUser) => LiveClient.listen(live.url, { cookie: by.cookie })
    const [screen, stranger, own] = await Promise.all([owner, await customer(live), dale].map(open))
    const hears = () => screen!.jobs.filter(({ id }) => id === jobId).length
    await upload(dale, 'commercial_insurance')
    await eventually(true, () => own!.stale.some(({ kind }) => kind === 'document'))
    const before = hears()
    live.clock.now = new Date('2026-11-22T07:00:00Z')
    await run(live)
    await eventually(true, () => hears() > before)
    const expired = hears()
    await approve(insurance, '2027-11-21')
    await eventually(true, () => hears() > expired)
    for (const each of [screen!, stranger!])
      expect(each.stale.map(({ kind }) => kind)).not.toContain('document')
    await Promise.all([screen, stranger, own].map(each => each!.close()))
  } finally {
    await live.stop()
  }
})

test("stops bidding at the vendor's midnight, and names the document", async () => {
  const { dale } = await approvedVendor('2026-12-03')
  await require(true)
  at('2026-12-01T18:00:00Z')
  const post = () => postJunk(dana, { pickupDateTime: '2026-12-20T15:00:00Z' })
  const [first, second] = [await post(), await post()]
  at('2026-12-04T05:59:59.999Z')
  const bidId = await bid(dale, first)
  at('2026-12-04T06:00:00Z')
  const refused = {
    message: 'Your Commercial Insurance expired on Dec 3. Upload a new one to bid.',
    extensions: { code: 'CONFLICT', reason: 'DOCUMENTS_EXPIRED' },
  }
  expect(await dale.refusal(SUBMIT_BID, { input: { jobId: second, price: '90' } })).toMatchObject(refused)
  expect(await dale.refusal(CHANGE, { input: { bidId, price: '90' } })).toMatchObject(refused)
  // A bid made in time stands.
  await dana.ask(ACCEPT_BID, { bidId })

  const renewal = await upload(dale, 'commercial_insurance')
  expect(await dale.refusal(SUBMIT_BID, { input: { jobId: second, price: '90' } })).toMatchObject({
    extensions: { reason: 'DOCUMENTS_REQUIRED' },
  })
  await approve(renewal, '2027-12-03')
  await bid(dale, second, '90')
})

test('accepts bids sent before midnight, and refuses later ones', async () => {
  const { dale } = await approvedVendor('2026-11-21')
  await require(true)
  const end = Date.parse('2026-11-22T06:00:00Z')
  for (const offset of [-2, -1, 0, 1]) {
    harness.clock.now = new Date(end - 3_600_000)
    const jobId = await postJunk(dana)
    harness.clock.now = new Date(end + offset)
    const [{ errors }] = await Promise.all([
      dale.answer(SUBMIT_BID, { input: { jobId, price: '90' } }),
      run(),
    ])
    expect([offset, errors[0]?.extensions.reason ?? 'made']).toEqual([
      offset,
      offset < 0 ? 'made' : 'DOCUMENTS_EXPIRED',
    ])
  }
})

describe('a renewal', () => {
  test('waits next to the old one, which stays valid, and replaces it once approved', async () => {
    const { dale, insurance } = await approvedVendor('2026-12-01')
    const renewal = await upload(dale, 'commercial_insurance')
    expect(await statusOf(dale, insurance)).toBe('approved')
    expect(await statusOf(dale, renewal)).toBe('waiting')
    const again = await dale.ask(CREATE_UPLOAD)
    await fetch(again.createUpload.uploadURL, { method: 'PUT', body: new Uint8Array(PDF) })
    const input = { documentType: 'commercial_insurance' as const, filePath: again.createUpload.uploadURL }
    expect((await dale.refusal(SAVE, { input })).extensions.reason).toBe('ALREADY_EXISTS')
    await approve(renewal, '2027-12-01')
    expect(await statusOf(dale, insurance)).toBe('replaced')
    expect(await statusOf(dale, renewal)).toBe('approved')
    const stale = { id: insurance, approve: true, expiresOn: '2029-01-01' }
    expect(await ada.refusal(REVIEW, { input: stale })).toMatchObject({
      message: 'A newer document has replaced this one',
      extensions: { reason: 'DOCUMENT_REPLACED' },
    })
    // The old date gets no reminders.
    for (const moment of ['2026-11-30T18:00:00Z', '2026-12-03T18:00:00Z']) {
      at(moment)
      await run()
    }
    expect(await told(dale)).toEqual([])
  })

  test('refuses a new W-9 once one is approved, since it does not expire', async () => {
    const { dale } = await approvedVendor('2026-12-01')
    const { uploadURL } = (await dale.ask(CREATE_UPLOAD)).createUpload
    await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(PDF) })
    expect(
      await dale.refusal(SAVE, { input: { documentType: 'w9_form', filePath: uploadURL } }),
    ).toMatchObject({
      message: 'This document is already uploaded',
      extensions: { reason: 'ALREADY_EXISTS' },
    })
    expect((await dale.ask(PAPERS)).vendorDocuments).toHaveLength(3)
  })

  test('keeps the old one when it is refused', async () => {
    const { dale, insurance } = await approvedVendor('2026-12-01')
    const renewal = await upload(dale, 'commercial_insurance')
    await ada.ask(REVIEW, { input: { id: renewal, approve: false, reason: 'Unreadable' } })
    expect(await statusOf(dale, insurance)).toBe('approved')
    await upload(dale, 'commercial_insurance')
  })

  test('replaces an expired document', async () => {
    const { dale, insurance } = await approvedVendor('2026-11-20')
    at('2026-11-22T18:00:00Z')
    await run()
    expect(await statusOf(dale, insurance)).toBe('expired')
    await approve(await upload(dale, 'commercial_insurance'), '2027-11-20')
    expect(await statusOf(dale, insurance)).toBe('replaced')
  })

  test('replaces it once when two reviewers approve simultaneously, with and without a version', async () => {
    const { dale, insurance } = await approvedVendor('2026-12-01')
    const renewal = await upload(dale, 'commercial_insurance')
    const bob = await admin(harness)
    const inputs = [
      [ada, { id: renewal, approve: true, expiresOn: '2027-12-01', version: 1 }],
      [bob, { id: renewal, approve: false, reason: 'Blurred', version: 1 }],
      [bob, { id: insurance, approve: true, expiresOn: '2027-01-01' }],
    ] as const
    const answers = await Promise.all(inputs.map(([by, input]) => by.answer(REVIEW, { input })))
    const reasons = answers.slice(0, 2).map(({ errors }) => errors[0]?.extensions.reason ?? 'done')
    expect(reasons.sort()).toEqual(['CHANGED_MEANWHILE', 'done'])
    const { vendorDocuments } = await dale.ask(PAPERS)
    expect(
      vendorDocuments.filter(
        each => each.documentType === 'commercial_insurance' && each.reviewStatus === 'approved',
      ),
    ).toHaveLength(1)
  })
})

describe('reminders', () => {
  const on = async (dale: TestUser, moment: string): Promise<number> => {
    at(moment)
    await run()
    return (await told(dale)).length
  }

  test('sends them 30, 14, 7, 1, and 0 days before, and once after it expires', async () => {
    const { dale } = await approvedVendor('2027-03-03')
    expect(await on(dale, '2027-02-01T05:59:00Z')).toBe(0)
    expect(await on(dale, '2027-02-01T06:00:00Z')).toBe(1)
    expect(await on(dale, '2027-02-16T18:00:00Z')).toBe(1)
    expect(await on(dale, '2027-02-17T18:00:00Z')).toBe(2)
    expect(await on(dale, '2027-02-24T18:00:00Z')).toBe(3)
    expect(await on(dale, '2027-03-01T18:00:00Z')).toBe(3)
    expect(await on(dale, '2027-03-02T18:00:00Z')).toBe(4)
    expect(await on(dale, '2027-03-04T05:59:59Z')).toBe(5)
    expect(await on(dale, '2027-03-04T06:00:00Z')).toBe(6)
    expect(await on(dale, '2027-04-04T06:00:00Z')).toBe(6)
    expect(await told(dale)).toEqual([
      ...Array(5).fill('document_expiring commercial_insurance 2027-03-03'),
      'document_expired commercial_insurance 2027-03-03',
    ])
  })

  test('sends no reminder twice after another run, from two processes, or when the clock is set back', async () => {
    const { dale } = await approvedVendor('2026-12-04')
    const other = await startHarness({ databaseUrl: harness.database.url })
    try {
      for (const moment of ['2026-11-20T18:00:00Z', '2026-11-27T18:00:00Z', '2026-11-19T18:00:00Z']) {
        at(moment)
        other.clock.now = harness.clock.now
        await Promise.all([run(), run(other), run(), run(other)])
      }
      expect(await told(dale)).toHaveLength(2)
    } finally {
      await other.stop()
    }
  })

  test('sends only the most recent reminder when several were missed', async () => {
    const { dale } = await approvedVendor('2027-03-03')
    const missed = await approvedVendor('2027-03-02')
    expect(await on(dale, '2027-02-28T18:00:00Z')).toBe(1)
    const { rows } = await harness.database.pool.query(
      'select r.days_before from document_reminders r join vendor_documents d on d.id = r.document_id where d.vendor_id = $1',
      [dale.id],
    )
    expect(rows).toEqual([{ days_before: 7 }])
    expect(await on(missed.dale, '2027-03-10T18:00:00Z')).toBe(2)
    expect(await told(missed.dale)).toEqual([
      'document_expiring commercial_insurance 2027-03-02',
      'document_expired commercial_insurance 2027-03-02',
    ])
  })

  test('starts over after a date is corrected', async () => {
    const { dale, insurance } = await approvedVendor('2026-12-01')
    expect(await on(dale, '2026-11-20T19:00:00Z')).toBe(1)
    await approve(insurance, '2027-12-01')
    expect(await on(dale, '2026-12-02T18:00:00Z')).toBe(1)
    expect(await on(dale, '2027-11-01T18:00:00Z')).toBe(2)
  })

  test('sends no reminder for a document that is waiting for review', async () => {
    const { dale } = await approvedVendor('2026-12-01')
    await upload(dale, 'commercial_insurance')
    await harness.mails()
    expect(await on(dale, '2026-11-20T19:00:00Z')).toBe(1)
    const mails = (await harness.mails()).filter(mail => mail.includes(`To: ${dale.email}`))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Subject: Your Commercial Insurance expires on Dec 1')
    expect(mails[0]).toContain(
      'Your Commercial Insurance expires on Dec 1. The new one is waiting for review.',
    )
  })
})
