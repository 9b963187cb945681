import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { documentTypes } from '../../rules/kinds.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { userRows } from '../accounts/userRows.js'
import { fromStates, toState } from '../makeMove.js'
import { endOf, isInDate } from '../twinRows.js'
import type { VendorDocument } from './VendorDocument.js'

type DocumentColumns = Columns<VendorDocument>

const d = columnsOf<VendorDocument>('d')

/** In SQL: approved and in date. Nothing else is verified (docs/product/admins.md). */
export const isVerified = (t: DocumentColumns) =>
  `(${t.reviewStatus} = ${toState(documentGraph, 'approve')} and ${isInDate(t)})`

/** In SQL: was approved, and its date has passed since, whether or not that has been recorded. */
export const hasExpired = (t: DocumentColumns) =>
  `(${t.reviewStatus} = ${toState(documentGraph, 'expire')} or (${t.reviewStatus} in ${fromStates(documentGraph, 'expire')} and not ${isInDate(t)}))`

/** In SQL: as `hasExpired` says, an approved document past its date is expired. */
const documentStatus = (t: DocumentColumns) =>
  `case when ${hasExpired(t)} then ${toState(documentGraph, 'expire')} else ${t.reviewStatus} end`

/** In SQL: the types of a vendor's documents that are verified, or that have expired. */
export const typesOf = (vendor: string, condition: (t: DocumentColumns) => string) =>
  `array(select d.document_type from vendor_documents d where d.vendor_id = ${vendor} and ${condition(d)} order by 1)`

/** In SQL: when the first of a vendor's expired documents ended. */
export const expiredSince = (vendor: string) =>
  `(select min(${endOf(d)}) from vendor_documents d where d.vendor_id = ${vendor} and ${hasExpired(d)})`

/**
 * In SQL: when the first of a vendor's verified documents expires, if within a day; otherwise null. Open screens
 * follow the clock, and dates that are further away stay private.
 */
export const verifiedUntil = (vendor: string) =>
  `(select min(${endOf(d)}) from vendor_documents d where d.vendor_id = ${vendor} and ${isVerified(d)}
    and ${endOf(d)} <= :now::timestamptz + interval '1 day')`

/** In SQL: the vendor's documents allow bidding: one of each type is verified, if the settings require it. */
export const hasDocuments = (vendor: string) =>
  `(not (select documents_required from settings) or (select count(*) from vendor_documents d
    where d.vendor_id = ${vendor} and ${isVerified(d)}) >= ${Object.keys(documentTypes).length})`

/** In SQL: expired, and no renewal waits for review. */
export const isToRenew = (t: DocumentColumns) =>
  `(${hasExpired(t)} and not exists (select from vendor_documents renewal where renewal.vendor_id = ${t.vendorId}
    and renewal.document_type = ${t.documentType} and renewal.review_status = '${documentGraph.first}'))`

/** In SQL: the vendor has an expired document without a renewal. */
export const hasToRenew = (vendor: string) =>
  `exists (select from vendor_documents d where d.vendor_id = ${vendor} and ${isToRenew(d)})`

export const documentRows: View<VendorDocument> = {
  table: 'vendor_documents',
  fields: {
    reviewStatus: documentStatus,
    vendor: one(
      () => userRows,
      (u, d) => `${u.id} = ${d.vendorId}`,
    ),
  },
}
