import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { documentTypes } from '../../rules/kinds.js'
import type { VendorDocument } from './VendorDocument.js'

type DocumentColumns = Columns<VendorDocument>

const d = columnsOf<VendorDocument>('d')

/** In SQL: through the end of its expiry date on its own clock. `isInDate` in rules/documentExpiry.ts is the same. */
const isInDate = (t: DocumentColumns) =>
  `(${t.expiresOn} is null or (${t.expiresOn} + 1)::timestamp at time zone ${t.timeZone} > :now::timestamptz)`

/** In SQL: approved and in date. Nothing else is verified (docs/product.md, Documents). */
export const isVerified = (t: DocumentColumns) => `(${t.reviewStatus} = 'approved' and ${isInDate(t)})`

/** In SQL: was approved, and its date has passed since, whether or not that has been recorded. */
export const hasExpired = (t: DocumentColumns) =>
  `(${t.reviewStatus} = 'expired' or (${t.reviewStatus} = 'approved' and not ${isInDate(t)}))`

/** In SQL: as `hasExpired` says, an approved document past its date is expired. */
export const documentStatus = (t: DocumentColumns) =>
  `case when ${hasExpired(t)} then 'expired' else ${t.reviewStatus} end`

/** In SQL: the types of a vendor's documents of which one is verified, or has expired. */
export const typesOf = (vendor: string, condition: (t: DocumentColumns) => string) =>
  `array(select d.document_type from vendor_documents d where d.vendor_id = ${vendor} and ${condition(d)} order by 1)`

/** In SQL: the vendor's documents allow bidding: one of each type is verified, if the settings require it. */
export const hasDocuments = (vendor: string) =>
  `(not (select documents_required from settings) or (select count(*) from vendor_documents d
    where d.vendor_id = ${vendor} and ${isVerified(d)}) >= ${Object.keys(documentTypes).length})`

/** In SQL: expired, and no renewal waits for review. */
export const isToRenew = (t: DocumentColumns) =>
  `(${hasExpired(t)} and not exists (select from vendor_documents renewal where renewal.vendor_id = ${t.vendorId}
    and renewal.document_type = ${t.documentType} and renewal.review_status = 'waiting'))`

/** In SQL: why the vendor's documents do not allow bidding, or null if they do. */
export const whyNoDocuments = (vendor: string) =>
  `case when ${hasDocuments(vendor)} then null
    when exists (select from vendor_documents d where d.vendor_id = ${vendor} and ${isToRenew(d)}) then 'DOCUMENTS_EXPIRED'
    else 'DOCUMENTS_REQUIRED' end`
