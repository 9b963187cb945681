import { graphql } from '../../../test/generated/gql.js'
import { taskWork } from '../../../test/taskWork.js'
import { type Case, harness, nothing, people, world } from '../../notices/test/telling.js'
import { documentExpiry } from '../documentExpiry.js'
import { paper } from './setups.js'

const REVIEW = graphql(`
  mutation ReviewVendorDocumentId($input: ReviewVendorDocumentInput!) {
    reviewVendorDocument(input: $input) { id }
  }
`)

const remindAfter = (days: number) =>
  documentExpiry(
    {
      ...harness.app.context,
      clock: () => new Date(harness.clock.now.getTime() + days * 86_400_000),
    },
    {},
    taskWork('documentExpiry'),
  )

const insured = async () => {
  await harness.database.pool.query(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, expires_on, time_zone)
     values (gen_random_uuid(), $1, 'commercial_insurance', 'x', '/objects/x', 'approved', '2026-11-23', 'America/Chicago')`,
    [people().vendor.id],
  )
  return nothing()
}

export const cases: Case[] = [
  {
    what: 'a document is refused',
    before: nothing,
    act: async () => {
      const { id } = await paper(world)
      await people().admin.ask(REVIEW, { input: { id, approve: false, reason: 'Not legible' } })
    },
    told: ['admin: document_uploaded', 'vendor: document_refused'],
  },
  {
    what: 'a document is approved twice',
    before: nothing,
    act: async () => {
      const { id } = await paper(world)
      for (const approve of [true, true]) await people().admin.ask(REVIEW, { input: { id, approve } })
    },
    told: ['admin: document_uploaded', 'vendor: document_approved'],
  },
  {
    what: 'an insurance expires in three days, then is past its date',
    before: insured,
    act: async () => {
      for (const days of [0, 0, 4, 4]) await remindAfter(days)
    },
    told: ['vendor: document_expired', 'vendor: document_expiring'],
  },
]
