import type { DocumentType } from '../../rules/kinds.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CREATE_UPLOAD } from '../../test/operations.js'
import { PDF } from '../../test/uploads.js'
import { admin, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
beforeEach(async () => {
  harness.clock.now = START
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const SAVE = graphql(`
  mutation SaveUndonePaper($input: SaveVendorDocumentInput!) { saveVendorDocument(input: $input) { id } }
`)
const REVIEW = graphql(`
  mutation ReviewUndonePaper($input: ReviewVendorDocumentInput!) {
    reviewVendorDocument(input: $input) { reviewStatus }
  }
`)
const UNDO = graphql(`
  mutation UndoReview($id: UUID!) { undoDocumentReview(id: $id) { reviewStatus reviewReason expiresOn } }
`)
const PAPERS = graphql(`query UndonePapers { vendorDocuments { id reviewStatus } }`)

const upload = async (documentType: DocumentType): Promise<string> => {
  const { uploadURL } = (await dale.ask(CREATE_UPLOAD)).createUpload
  await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(PDF) })
  return (await dale.ask(SAVE, { input: { documentType, filePath: uploadURL } })).saveVendorDocument.id
}
const approve = (id: string, expiresOn: string | null = null, by = ada) =>
  by.ask(REVIEW, { input: { id, approve: true, expiresOn } })
const refuse = (id: string, by = ada) => by.ask(REVIEW, { input: { id, approve: false, reason: 'Blurred' } })
const wait = (seconds: number) => {
  harness.clock.now = new Date(START.getTime() + seconds * 1000)
}
const standing = async () =>
  Object.fromEntries((await dale.ask(PAPERS)).vendorDocuments.map(each => [each.id, each.reviewStatus]))
const refusalOf = async (by: TestUser, id: string) => {
  const { extensions } = await by.refusal(UNDO, { id })
  return extensions.reason ?? extensions.code
}

test('puts a refused document back in the queue, logs it, and tells the vendor', async () => {
  const id = await upload('w9_form')
  await refuse(id)
  wait(59)
  expect((await ada.ask(UNDO, { id })).undoDocumentReview).toEqual({
    reviewStatus: 'waiting',
    reviewReason: null,
    expiresOn: null,
  })
  const { rows } = await harness.database.pool.query(
    `select before ->> 'reviewStatus' as before, after ->> 'reviewStatus' as after, actor_id as by from audit_events
      where action = 'undoDocumentReview' and subject_id = $1`,
    [dale.id],
  )
  expect(rows).toEqual([{ before: 'refused', after: 'waiting', by: ada.id }])
  const mails = (await harness.mails()).filter(mail => mail.includes(`To: ${dale.email}`))
  expect(mails.join()).toContain('Subject: We took back our decision on your W-9')
  await approve(id)
  expect(await standing()).toEqual({ [id]: 'approved' })
})

test('brings back the document that an approval replaced', async () => {
  const old = await upload('commercial_insurance')
  await approve(old, '2027-05-01')
  const renewal = await upload('commercial_insurance')
  await approve(renewal, '2028-05-01')
  expect(await standing()).toEqual({ [old]: 'replaced', [renewal]: 'approved' })
  await ada.ask(UNDO, { id: renewal })
  expect(await standing()).toEqual({ [old]: 'approved', [renewal]: 'waiting' })
})

test('refuses after a minute, and another time', async () => {
  const id = await upload('w9_form')
  await approve(id)
  wait(60)
  expect(await refusalOf(ada, id)).toBe('UNDO_OVER')
  wait(59)
  await ada.ask(UNDO, { id })
  expect(await refusalOf(ada, id)).toBe('UNDO_OVER')
})

test('refuses everybody but the admin who decided', async () => {
  const id = await upload('w9_form')
  await approve(id)
  for (const other of [await admin(harness), dale]) expect(await refusalOf(other, id)).toBe('FORBIDDEN')
  expect(await standing()).toEqual({ [id]: 'approved' })
})

test('refuses once another admin has decided something else', async () => {
  const id = await upload('drivers_license')
  await approve(id, '2030-01-01')
  await approve(id, '2031-01-01', await admin(harness))
  expect(await refusalOf(ada, id)).toBe('UNDO_OVER')
})

test('refuses once the vendor has sent another document', async () => {
  const id = await upload('w9_form')
  await refuse(id)
  const another = await upload('w9_form')
  expect(await refusalOf(ada, id)).toBe('DOCUMENT_REPLACED')
  expect(await standing()).toEqual({ [id]: 'refused', [another]: 'waiting' })
})
