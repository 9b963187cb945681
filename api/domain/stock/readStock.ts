import { rowsOf } from '../../platform/database/prepared.js'
import type { RentalSize } from '../../rules/kinds.js'
import type { Context } from '../context.js'
import type { StockDay } from './Stock.js'
import { STOCK } from './stockRows.js'

/** A vendor's dumpsters day by day, for each size of which there are any. There is at least one day. */
export const readStock = async (
  { readPool, now }: Context,
  asked: { owner: string; from: string; to: string },
): Promise<{ size: RentalSize; days: [StockDay, ...StockDay[]] }[]> => {
  const found = await rowsOf<{ size: RentalSize; days: string }>(readPool, STOCK, { ...asked, now })
  return found.map(({ size, days }) => ({ size, days: JSON.parse(days) }))
}
