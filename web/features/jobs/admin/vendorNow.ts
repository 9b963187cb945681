import { vendorName } from '@rules/businesses/vendorName.js'
import type { AnyJob_JobFragment } from './generated/orders.js'

export type VendorOfJob = {
  vendor: Pick<
    NonNullable<AnyJob_JobFragment['vendor']>,
    'id' | 'firstName' | 'lastName' | 'businessName'
  > | null
}

/** A reason is about the order's vendor, so the admin must decide again if the order has moved to another vendor. */
export const vendorNow = ({ vendor }: VendorOfJob) => ({
  id: vendor?.id,
  changed: `The order now belongs to ${vendor ? vendorName(vendor) : 'another vendor'}. Close this dialog and review the order again.`,
})
