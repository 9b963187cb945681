import type { Acting } from '../act.js'
import type { ReservedRow, VendorStock } from './arrangeStock.js'

/** Tells the vendor of each job that has lost its dumpster. */
export const tellEndangered = (
  { tell }: Pick<Acting, 'tell'>,
  { vendorId, size, units }: VendorStock,
  lost: readonly ReservedRow[],
): void => {
  for (const { jobId, lostUnitId, from } of lost) {
    const label = units.find(({ id }) => id === lostUnitId)?.label ?? ''
    tell('stock_endangered', { to: [vendorId], jobId, data: { size, label, day: from } })
  }
}
