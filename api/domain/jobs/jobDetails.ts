import type { View } from '../../platform/rows/View.js'
import { mayReadDetails } from './jobPolicy.js'

/** The columns that say what a job is about, and what stands in their place for a vendor who is out of it. */
const DETAILS = {
  description: ['description', 'null'],
  address: ['address', "''"],
  images: ['images', "'{}'"],
  estimatedPrice: ['estimated_price', 'null'],
  pickupDateTime: ['pickup_date_time', 'null'],
  hasHazardousItems: ['has_hazardous_items', 'false'],
  customerBudget: ['customer_budget', 'null'],
  dumpsterSize: ['dumpster_size', 'null'],
  dropoffDate: ['dropoff_date', 'null'],
  dropoffTimePreference: ['dropoff_time_preference', 'null'],
  pickupDate: ['pickup_date', 'null'],
  serviceInstructions: ['service_instructions', 'null'],
} as const

/** A vendor who has lost, withdrawn or left the area reads none of it (docs/product.md, The marketplace). */
export const jobDetails: View['fields'] = {
  // A job of no vendor makes the comparison null.
  viewerSeesDetails: j => `(${mayReadDetails(j)} is true)`,
  ...Object.fromEntries(
    Object.entries(DETAILS).map(([name, [column, instead]]) => [
      name,
      (j: string) => `case when ${mayReadDetails(j)} then ${j}.${column} else ${instead} end`,
    ]),
  ),
}

/** In lists that hold only jobs whose details the viewer reads, so that they need not be asked again of each. */
export const shownDetails: View['fields'] = {
  viewerSeesDetails: () => 'true',
  ...Object.fromEntries(
    Object.entries(DETAILS).map(([name, [column]]) => [name, (j: string) => `${j}.${column}`]),
  ),
}
