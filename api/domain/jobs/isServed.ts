import { columnsOf } from '../../platform/rows/columns.js'
import { hasDocuments } from '../vendors/documentRows.js'
import type { VendorService } from '../vendors/VendorService.js'
import { isServiceFor, type JobColumns } from './jobPolicy.js'

type Placed = Pick<JobColumns, 'type' | 'dumpsterSize' | 'zip5'>

/** In SQL: joins a vendor `v` to their area `a`, if they are active and offer what the job asks for. */
export const joinVendor = (j: Placed) =>
  `join vendor_services s on s.vendor_id = a.vendor_id and ${isServiceFor(j, columnsOf<VendorService>('s'))}
    join users v on v.id = a.vendor_id and v.is_active`

/** In SQL: the vendors who are notified of the job when it is posted and may bid on it: tellVendors.ts. */
const mayBid = (j: Placed) =>
  `from service_areas a ${joinVendor(j)} where a.zip5 = ${j.zip5} and ${hasDocuments('v.id')}`

export const isServed = (j: Placed) => `exists (select ${mayBid(j)})`

/** In SQL: how many they are. A vendor may list a ZIP code and its ZIP+4 codes. */
export const vendorsNearby = (j: Placed) => `(select count(distinct v.id) ${mayBid(j)})::int`
