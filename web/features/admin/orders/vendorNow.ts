import { vendorName } from '@rules/vendorName.js'
import type { AnyJob_JobFragment } from '../../../generated/graphql.js'

/** A reason is about the vendor who has the order: if another has it by then, the admin decides again. */
export const vendorNow = ({ vendor }: AnyJob_JobFragment) => ({
  id: vendor?.id,
  changed: `The order is ${vendor ? vendorName(vendor) : 'another vendor'}'s now. Close this and decide again.`,
})
