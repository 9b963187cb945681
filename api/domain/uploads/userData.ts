import type { Erasure, ExportSections } from '../UserData.js'

export const exported = {
  uploads: { table: 'uploads', by: ['owner_id'], order: 'created_at, id' },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  // `removeUnclaimed` deletes the files of documents and businesses, since nothing claims them anymore.
  {
    table: 'uploads',
    where: 'owner_id = :userId and (vendor_document_id is not null or business_id = :userId)',
    set: 'vendor_document_id = null, business_id = null',
    isOfBusiness: true,
  },
]

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  thumbnails: 'which photos have been made smaller',
}
