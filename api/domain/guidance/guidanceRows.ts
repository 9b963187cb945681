import type { Columns } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import type { RentalSize, ServiceType } from '../../rules/kinds.js'
import type { PriceGuidance } from './PriceGuidance.js'

/** A row of price_guidance: a kind of job in an area, with enough jobs of enough vendors. */
interface GuidanceTable extends PriceGuidance {
  type: ServiceType
  dumpsterSize: RentalSize | null
  computedAt: Date
}

export type GuidanceColumns = Columns<GuidanceTable>

/** In SQL: if the nightly task stops, its last rows soon mislead, so older ones don't count. */
export const isFresh = (computedAt: string) => `${computedAt} > :now::timestamptz - interval '7 days'`

export const guidanceRows: View<PriceGuidance, GuidanceTable> = { table: 'price_guidance', fields: {} }
