import { dumpsterSizes, type RentalSize } from '@rules/kinds.js'

/** "10 yard (12'x8'x3.5')". */
export const sizeLabel = (size: RentalSize): string => {
  const { label, feet } = dumpsterSizes[size]
  return `${label} (${feet.map(each => `${each}'`).join('x')})`
}
