import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { placeOfZip } from '../../platform/places/zipPlaces.js'
import type { ServiceType } from '../../rules/kinds.js'
import { zip5 } from '../../rules/text.js'
import type { Context } from '../context.js'
import { isServed } from '../jobs/isServed.js'
import { isFresh } from './guidanceRows.js'
import type { Nearby } from './Nearby.js'

/** Reads two short index ranges, because anybody may ask, signed in or not. */
const READ = prepared(`
  select ${isServed({ type: ':type', dumpsterSize: 'null::text', zip5: ':zip5' })} as "isServed",
    coalesce((
      select json_agg(json_build_object('zip3', g.zip3, 'low', g.low::text, 'high', g.high::text,
        'dumpsterSize', g.dumpster_size, 'firstBidHours', g.first_bid_hours) order by g.dumpster_size)
      from price_guidance g where g.type = :type and g.zip3 = left(:zip5, 3) and ${isFresh('g.computed_at')}), '[]') as prices`)

export const readNearby = async (
  context: Context,
  { type, zipCode }: { type: ServiceType; zipCode: string },
): Promise<Nearby> => {
  const values = { type, zip5: zip5(zipCode), now: context.now }
  const [found] = await rowsOf<Omit<Nearby, 'isKnown'>>(context.readPool, READ, values)
  return { ...found!, isKnown: placeOfZip(values.zip5) !== null }
}
