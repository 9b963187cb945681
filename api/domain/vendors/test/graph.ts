import { newId } from '../../../platform/ids.js'
import { documentGraph, type ReviewStatus } from '../../../rules/vendors/documentGraph.js'
import { graphql } from '../../../test/generated/gql.js'
import { contextAt, people, query, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { type Act, walkGraph } from '../../../test/graphs/walkGraph.js'
import { SAVE_VENDOR_DOCUMENT_ID } from '../../../test/operations.js'
import { taskWork } from '../../../test/taskWork.js'
import { linkFor, PNG, put } from '../../../test/uploads.js'
import type { TestUser } from '../../../test/users.js'
import { documentExpiry } from '../documentExpiry.js'

const REVIEW = graphql(`
  mutation ReviewWalked($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }
`)
const documentType = 'commercial_insurance'

const save = async (by: TestUser, replaces?: string) => {
  // Admins upload nothing.
  const filePath = await linkFor(by === people.admin ? people.vendor : by, PNG)
  await put(filePath, PNG)
  return by.answer(SAVE_VENDOR_DOCUMENT_ID, { input: { documentType, filePath, replaces } })
}
const review = (by: TestUser, id: string, approve: boolean) => {
  const decision = approve ? { expiresOn: '2026-12-01' } : { reason: 'Unreadable' }
  return by.answer(REVIEW, { input: { id, approve, ...decision } })
}
const UNDO = graphql(`mutation UndoWalkedReview($id: UUID!) { undoDocumentReview(id: $id) { id } }`)
const endDocuments = () =>
  documentExpiry(contextAt(new Date('2026-12-03T00:00:00Z')), {}, taskWork('documentExpiry'))

/**
 * Next to a document that is or was valid, another one waits. Next to any other, one past its date is approved until
 * a later date.
 */
const approveAnother = async (_: Thing, state: ReviewStatus) => {
  const id = newId()
  const stands = state === 'approved' || state === 'expired'
  const [status, expiresOn] = stands ? ['waiting', null] : ['expired', '2026-11-01']
  await query(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, expires_on, time_zone)
      values ($1, $2, $3, 'other.png', '/objects/x', $4, $5, $6)`,
    [id, people.vendor.id, documentType, status, expiresOn, expiresOn && 'America/Chicago'],
  )
  expect((await review(people.admin, id, true)).errors).toEqual([])
}

const documentIn = async (state: ReviewStatus): Promise<Thing> => {
  // At most one of each type waits, and one is approved or expired.
  await query(
    "update vendor_documents set review_status = 'replaced' where vendor_id = $1 and review_status in ('waiting', 'approved', 'expired')",
    [people.vendor.id],
  )
  const { id } = (await save(people.vendor)).data.saveVendorDocument
  if (state === 'approved' || state === 'expired') await review(people.admin, id, true)
  if (state === 'refused') await review(people.admin, id, false)
  if (state === 'replaced') await save(people.vendor, id)
  if (state === 'expired') await endDocuments()
  return { id }
}

const approveDocument: Act<typeof documentGraph, Thing> = { act: (by, { id }) => review(by, id, true) }

export const walks = {
  documentGraph: () =>
    walkGraph('document', documentGraph, {
      make: documentIn,
      stateOf: stateIn<ReviewStatus>('vendor_documents', 'review_status'),
      people: () => people,
      ways: {
        approve: approveDocument,
        correct: approveDocument,
        refuse: { act: (by, { id }) => review(by, id, false) },
        undo: { act: (by, { id }) => by.answer(UNDO, { id }) },
        takeBack: { act: (by, { id }) => save(by, id) },
        replace: { when: { 'another of its type is approved': approveAnother } },
        expire: { when: { 'its date has passed': endDocuments } },
      },
    }),
}
