import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { DocumentType } from '../../rules/kinds.js'
import { expiredWords } from '../../rules/vendors/documentExpiry.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { isToRenew } from './documentRows.js'
import type { VendorDocument } from './VendorDocument.js'

const TO_RENEW = `
  select d.document_type as "documentType", d.expires_on::text as "expiresOn" from vendor_documents d
  where d.vendor_id = :vendorId and ${isToRenew(columnsOf<VendorDocument>('d'))} order by d.expires_on, d.id limit 1`

/** The refusal DOCUMENTS_EXPIRED, naming the document that expired first. */
export async function documentsExpired(
  em: EntityManager,
  { now }: Context,
  vendorId: string,
): Promise<Error> {
  const values = { vendorId, now }
  const [row] = await executeNamed<{ documentType: DocumentType; expiresOn: string }>(em, TO_RENEW, values)
  return conflict('DOCUMENTS_EXPIRED', row && expiredWords(row.documentType, row.expiresOn))
}
