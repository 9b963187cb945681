import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'

export const areaRows: View = { table: 'service_areas', fields: {} }
export const serviceRows: View = { table: 'vendor_services', fields: {} }
export const sizeRows: View = { table: 'dumpster_sizes', fields: {} }

export const documentRows: View = {
  table: 'vendor_documents',
  fields: {
    vendor: one(
      () => userRows,
      (u, d) => `${u}.id = ${d}.vendor_id`,
    ),
  },
}
