import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { statesByZip3 } from '../../platform/places/zipPlaces.js'
import { GUIDANCE_MONTHS, guidanceNeeds } from '../../rules/guidance/priceGuidance.js'
import { assigned } from '../../rules/jobs/jobGraph.js'
import type { AppContext } from '../context.js'
import { inStates } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { loadQuarters } from './guidanceRows.js'

/** Any number that no other program on the same database uses as an advisory lock. */
const LOCK = 4_811_620_264

/** Reads a year of jobs once a night, while nobody waits for it. */
const TIMEOUT = '5min'

/**
 * For each area and for each state, of junk pickups also by load. Counts the accepted bid's price of jobs that the vendor still has or has done, because a cancelled or returned job
 * wasn't done for that price. A quartile of `percentile_cont` can be somebody's price, so each is halfway between the
 * two prices next to it and rounded to five dollars. Three of four jobs had their first bid within `first_bid_hours`.
 */
const COMPUTE = `
  insert into price_guidance (type, dumpster_size, load_quarters, zip3, state, low, high, jobs, vendors, most_of_one_vendor, first_bid_hours, computed_at)
  select type, dumpster_size, load_quarters, zip3, state,
    greatest(5, round((prices[below] + prices[below + 1]) / 10) * 5),
    greatest(5, round((prices[jobs - below] + prices[jobs - below + 1]) / 10) * 5),
    jobs, vendors, most_of_one_vendor, greatest(1, ceil(first_bid_hours)), :now::timestamptz
  from (
    select type, dumpster_size, load_quarters, zip3, state, array_agg(price order by price) as prices, (count(*)::int + 3) / 4 as below,
      count(*)::int as jobs, count(distinct vendor_id) as vendors, max(of_vendor) as most_of_one_vendor,
      percentile_disc(0.75) within group (order by first_bid_hours) as first_bid_hours
  from (
    select j.type, j.dumpster_size, load.load_quarters, area.zip3, area.state, b.vendor_id, b.price,
      extract(epoch from (select min(f.created_at) from bids f where f.job_id = j.id) - j.created_at) / 3600 as first_bid_hours,
      count(*) over (partition by j.type, j.dumpster_size, load.load_quarters, area.zip3, area.state, b.vendor_id) as of_vendor
    from jobs j join bids b on b.job_id = j.id and b.status = 'accepted'
      left join unnest(:zip3s::text[], :states::text[]) as known (zip3, state) on known.zip3 = left(j.zip5, 3)
      cross join lateral (values (left(j.zip5, 3), null), (null, known.state)) as area (zip3, state)
      cross join lateral (select null::int union select ${loadQuarters('j.load_eighths')}) as load (load_quarters)
    where (area.zip3 is not null or area.state is not null) and j.status in ${inStates(assigned)} and exists (
      select from job_events e where e.job_id = j.id and e.to_status = 'accepted'
        and e.created_at > :now::timestamptz - interval '${GUIDANCE_MONTHS} months' and e.created_at <= :now)) priced
  group by type, dumpster_size, load_quarters, zip3, state
  having count(*) >= ${guidanceNeeds.jobs} and count(distinct vendor_id) >= ${guidanceNeeds.vendors}
    and max(of_vendor) * 100 <= count(*) * ${guidanceNeeds.percentOfOneVendor}) kinds`

/**
 * Runs in the caller's transaction, so readers get either the old rows or the new ones. If another process is
 * already computing, this one leaves it to that.
 */
export const writeGuidance = async (tx: EntityManager, now: Date): Promise<void> => {
  const [lock] = await executeNamed<{ isOurs: boolean }>(
    tx,
    `select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`,
    {},
  )
  if (!lock?.isOurs) return
  await tx.execute('delete from price_guidance')
  const states = statesByZip3()
  await executeNamed(tx, COMPUTE, { now, zip3s: [...states.keys()], states: [...states.values()] })
}

/** Computes all price guidance again. If the process is killed, the old guidance stays. */
export const computeGuidance: Task<'computeGuidance'> = ({ database, clock }: AppContext) =>
  database.orm.em.fork().transactional(async tx => {
    await tx.execute(`set local statement_timeout = '${TIMEOUT}'`)
    await writeGuidance(tx, clock())
  })
