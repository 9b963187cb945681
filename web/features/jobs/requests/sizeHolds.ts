import { tonsOf } from '@rules/jobs/loadWeights.js'
import type { RentalSize } from '@rules/kinds.js'

/** How many pickup truck beds fit into each size; one holds about 2.5 cubic yards. */
export const truckLoads: Record<RentalSize, number> = {
  '10_yard': 4,
  '15_yard': 6,
  '20_yard': 8,
  '30_yard': 12,
}

/** The tons that vendors include, which is what a full dumpster usually weighs. */
const tons = (size: RentalSize) => {
  const typical = Number(tonsOf(size, 'typical')) / 100
  return `${typical} ${typical === 1 ? 'ton' : 'tons'}`
}

/** "About 8 pickup loads, 2 tons". */
export const sizeHolds = (size: RentalSize): string => `About ${truckLoads[size]} pickup loads, ${tons(size)}`
