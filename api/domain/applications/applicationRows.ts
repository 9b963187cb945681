import { list, one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import type { VendorApplication } from './VendorApplication.js'

/** How many others with the same email are shown next to an application. */
const MOST_OTHERS = 5

/** Only admins can read these. */
export const applicationRows: View<VendorApplication> = {
  table: 'vendor_applications',
  fields: {
    decidedBy: one(
      () => userRows,
      (u, a) => `${u.id} = ${a.decidedById}`,
    ),
    account: one(
      () => userRows,
      (u, a) => `lower(${u.email}) = lower(${a.email})`,
    ),
    others: list(
      () => applicationRows,
      (other, a) => `lower(${other.email}) = lower(${a.email}) and ${other.id} <> ${a.id}`,
      other => `${other.createdAt} desc, ${other.id} desc`,
      MOST_OTHERS,
    ),
  },
}
