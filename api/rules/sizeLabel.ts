import { dumpsterSizes, type RentalSize } from './kinds.js'

/** "10 yard (12'x8'x3.5')", as in docs/product.md, Data, for customers and vendors alike. */
export const sizeLabel = (size: RentalSize): string => {
  const { label, feet } = dumpsterSizes[size]
  return `${label} (${feet.map(each => `${each}'`).join('x')})`
}
