import { NEWEST, rowsWhere } from '../../platform/rows/keyset.js'
import type { VendorJobsArgs } from './inputs.js'
import { ownJobRows } from './jobRows.js'
import { DUE } from './listOrder.js'

/** The jobs assigned to a vendor. */
export const vendorJobs = (owner: string, { sort }: VendorJobsArgs) => ({
  order: sort === 'due' ? DUE : NEWEST,
  ...rowsWhere(ownJobRows, t => `${t.vendorId} = :owner`),
  together: 4,
  values: { owner },
})
