import type { RentalSize } from '@rules/kinds.js'

/** What people load into each size; a pickup truck's bed holds about 2.5 cubic yards. */
export const dumpsterLoads: Record<RentalSize, string> = {
  '10_yard': 'About 4 pickup loads: one room, a small deck',
  '15_yard': 'About 6 pickup loads: a full garage',
  '20_yard': 'About 8 pickup loads: a kitchen, a small roof',
  '30_yard': 'About 12 pickup loads: a whole house',
}
