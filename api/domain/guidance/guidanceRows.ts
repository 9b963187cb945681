import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { FULL_LOAD } from '../../rules/junk/loads.js'
import type { RentalSize, ServiceType } from '../../rules/kinds.js'
import type { PriceGuidance } from './PriceGuidance.js'

/** A row of price_guidance: a kind of job in an area, with enough jobs of enough vendors. */
interface GuidanceTable extends PriceGuidance {
  type: ServiceType
  dumpsterSize: RentalSize | null
  loadQuarters: number | null
  computedAt: Date
}

/** In SQL: quartersOf of rules/guidance; null for more than a truck. */
export const loadQuarters = (eighths: string) =>
  `(case when ${eighths} <= ${FULL_LOAD} then (${eighths} + 1) / 2 end)`

/** In SQL: prices of the same load if there are any, or else those of all loads. `alike` has the rest of the key. */
export const isBestFor = (g: GuidanceColumns, eighths: string, alike: (g: GuidanceColumns) => string) => {
  const l = columnsOf<GuidanceTable>('same_load')
  return `${alike(g)} and ${g.loadQuarters} is not distinct from (select max(${l.loadQuarters}) from price_guidance same_load
    where ${alike(l)} and ${l.loadQuarters} = ${loadQuarters(eighths)})`
}

export type GuidanceColumns = Columns<GuidanceTable>

/** In SQL: if the nightly task stops, its last rows soon mislead, so older ones don't count. */
export const isFresh = (computedAt: string) => `${computedAt} > :now::timestamptz - interval '7 days'`

export const guidanceRows: View<PriceGuidance, GuidanceTable> = { table: 'price_guidance', fields: {} }
