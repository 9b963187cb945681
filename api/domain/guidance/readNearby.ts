import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { placeOfZip } from '../../platform/places/zipPlaces.js'
import type { ServiceType } from '../../rules/kinds.js'
import { zip5 } from '../../rules/text.js'
import type { Context } from '../context.js'
import { isServed } from '../jobs/isServed.js'
import { isFresh } from './guidanceRows.js'
import type { Nearby } from './Nearby.js'

/** The area's own prices, or else those of its state. Reads short index ranges, because anybody may ask, signed in or not. */
const READ = prepared(`
  select ${isServed({ type: ':type', dumpsterSize: 'null::text', zip5: ':zip5' })} as "isServed",
    coalesce(json_agg(found.prices order by g.dumpster_size) filter (where g.load_quarters is null), '[]') as prices,
    coalesce(json_agg(found.prices order by g.load_quarters) filter (where g.load_quarters is not null), '[]') as loads
  from (
    select distinct on (dumpster_size, load_quarters) * from price_guidance
    where type = :type and (zip3 = left(:zip5, 3) or state = :state) and ${isFresh('computed_at')}
    order by dumpster_size, load_quarters, zip3 is null) g,
  json_build_object('zip3', left(:zip5, 3), 'state', g.state, 'low', g.low::text, 'high', g.high::text,
    'dumpsterSize', g.dumpster_size, 'loadQuarters', g.load_quarters, 'firstBidHours', g.first_bid_hours) found (prices)`)

export const readNearby = async (
  context: Context,
  { type, zipCode }: { type: ServiceType; zipCode: string },
): Promise<Nearby> => {
  const five = zip5(zipCode)
  const place = placeOfZip(five)
  const values = { type, zip5: five, state: place?.state ?? null, now: context.now }
  const [found] = await rowsOf<Omit<Nearby, 'isKnown'>>(context.readPool, READ, values)
  return { ...found!, isKnown: place !== null }
}
