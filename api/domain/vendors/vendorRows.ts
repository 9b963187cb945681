import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import type { DumpsterSize } from './DumpsterSize.js'
import type { ServiceArea } from './ServiceArea.js'
import type { VendorDocument } from './VendorDocument.js'
import type { VendorService } from './VendorService.js'

export const areaRows: View<ServiceArea> = { table: 'service_areas', fields: {} }
export const serviceRows: View<VendorService> = { table: 'vendor_services', fields: {} }
export const sizeRows: View<DumpsterSize> = { table: 'dumpster_sizes', fields: {} }

export const documentRows: View<VendorDocument> = {
  table: 'vendor_documents',
  fields: {
    vendor: one(
      () => userRows,
      (u, d) => `${u.id} = ${d.vendorId}`,
    ),
  },
}
