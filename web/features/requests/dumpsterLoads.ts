import type { RentalSize } from '@rules/kinds.js'

/** What fits into each size; a pickup truck's bed holds about 2.5 cubic yards. */
export const dumpsterLoads: Record<RentalSize, string> = {
  '10_yard': 'About 4 pickup truck loads',
  '15_yard': 'About 6 pickup truck loads',
  '20_yard': 'About 8 pickup truck loads',
  '30_yard': 'About 12 pickup truck loads',
}
