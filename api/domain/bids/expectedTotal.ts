import type { Columns } from '../../platform/rows/columns.js'
import { debrisTypes, dumpsterSizes, keysOf } from '../../rules/kinds.js'
import { expectedWeight, type LoadWeight, tonsOf } from '../../rules/loadWeights.js'
import type { JobColumns } from '../jobs/jobPolicy.js'
import type { Bid } from './Bid.js'

const heavyDebris = keysOf(debrisTypes).filter(debris => expectedWeight({ debris }) === 'heavy')

const tonsAt = (j: JobColumns, weight: LoadWeight): string =>
  `case ${j.dumpsterSize} ${keysOf(dumpsterSizes)
    .map(size => `when '${size}' then ${tonsOf(size, weight)} / 100.0`)
    .join(' ')} end`

/** In SQL: rules/estimatedTotal.ts, for the load that the customer expects. */
export const expectedTotal = (b: Columns<Bid>, j: JobColumns): string => {
  const days = `greatest(0, ${j.pickupDate} - ${j.dropoffDate} - ${b.includedDays})`
  const tons = `case when ${j.debris} in (${heavyDebris.map(each => `'${each}'`)}) then ${tonsAt(j, 'heavy')} else ${tonsAt(j, 'typical')} end`
  return `(${b.price} + coalesce(${days} * ${b.extraDayPrice}, 0)
    + coalesce(round(greatest(0, ${tons} - ${b.includedTons}) * ${b.extraTonPrice}, 2), 0))`
}
