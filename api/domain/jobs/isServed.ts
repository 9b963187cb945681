import { columnsOf } from '../../platform/rows/columns.js'
import { hasDocuments } from '../vendors/documentPolicy.js'
import type { VendorService } from '../vendors/VendorService.js'
import { isServiceFor, type JobColumns } from './jobPolicy.js'

/** In SQL: some vendor is told of the job when it is posted, and may bid on it: tellVendors.ts. */
export const isServed = (j: JobColumns) =>
  `exists (select from service_areas a
    join vendor_services s on s.vendor_id = a.vendor_id and ${isServiceFor(j, columnsOf<VendorService>('s'))}
    join users v on v.id = a.vendor_id and v.is_active
    where a.zip5 = ${j.zip5} and ${hasDocuments('v.id')})`
