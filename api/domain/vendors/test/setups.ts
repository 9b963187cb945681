import { ADD_TEN_YARDS, SAVE_VENDOR_DOCUMENT_ID } from '../../../test/operations.js'
import type { World } from '../../../test/security/world.js'
import { upload } from '../../uploads/test/setups.js'

export const size = async ({ people }: World): Promise<{ id: string }> =>
  (await people.vendor.ask(ADD_TEN_YARDS)).addDumpsterSize

/** A document waiting for review; the previous one is refused to make room. */
export const paper = async (world: World): Promise<{ id: string }> => {
  const { database } = world.harness
  await database.pool.query("update vendor_documents set review_status = 'refused', review_reason = 'Old'")
  const { saveVendorDocument } = await world.people.vendor.ask(SAVE_VENDOR_DOCUMENT_ID, {
    input: {
      documentType: 'w9_form',
      fileName: 'w9.png',
      filePath: await upload(world.people.vendor),
    },
  })
  return saveVendorDocument
}

/** A document that an admin has just approved. */
export const decidedPaper = async (world: World): Promise<{ id: string }> => {
  const { id } = await paper(world)
  await world.people.admin.ask(
    'mutation ($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }',
    { input: { id, approve: true } },
  )
  return { id }
}
