import type { Context } from '../context.js'
import type { AdminStats, MarketArea, MarketOverview } from './AdminStats.js'

const STATS = {
  name: 'admin-stats',
  text: `select
    (select count(*) from users where user_type in ('customer', 'vendor') and closed_at is null)::int as "totalUsers",
    (select count(*) from users u where u.user_type = 'vendor' and u.is_active
      and not exists (select from business_people p where p.user_id = u.id and p.vendor_id <> u.id))::int as "activeVendors",
    (select count(*) from jobs)::int as "totalOrders",
    (select coalesce(sum(final_price), 0.00) from jobs where status = 'completed')::text as "totalRevenue",
    (select count(*) from support_tickets where status = 'open')::int as "pendingIssues"`,
}

/** The first of so many days, by the calendar of the reader, in their time. */
export const firstDay = (days: string, now = '$1', timeZone = '$2') =>
  `date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) - (${days} - 1) * interval '1 day'`

/** The days of the overview, and as many before them. */
const MARKET_DAYS = 30
const FIRST_DAY = firstDay(String(MARKET_DAYS))

const DAYS = {
  name: 'market-days',
  text: `select d.day::date::text as date,
      (select count(*) from jobs where created_at >= d.day at time zone $2 and created_at < (d.day + interval '1 day') at time zone $2)::int as orders,
      (select coalesce(sum(final_price), 0.00) from jobs where status = 'completed'
        and completed_date >= d.day at time zone $2 and completed_date < (d.day + interval '1 day') at time zone $2)::text as revenue
    from generate_series(
      ${firstDay(String(2 * MARKET_DAYS))},
      date_trunc('day', $1::timestamptz at time zone $2), interval '1 day') d(day) order by d.day`,
}

const SERVICES = {
  name: 'market-services',
  text: `select s.type as "serviceType", count(j.id)::int as jobs,
      avg((b.first is not null)::int) filter (where j.id is not null)::float8 as "shareWithBid",
      percentile_cont(0.5) within group (order by extract(epoch from b.first - j.created_at) / 60)
        filter (where b.first is not null) as "medianMinutesToFirstBid",
      avg((coalesce(b.instant, false))::int) filter (where j.id is not null)::float8 as "shareWithInstantBid",
      avg((b.first is not null and b.first <= j.created_at + interval '5 minutes')::int) filter (where j.id is not null)::float8 as "shareIn5Minutes",
      avg((b.first is not null and b.first <= j.created_at + interval '2 hours')::int) filter (where j.id is not null)::float8 as "shareIn2Hours",
      avg(b.vendors) filter (where j.id is not null)::float8 as "bidsPerRequest",
      avg(exists(select from job_events e where e.job_id = j.id and e.to_status = 'accepted')::int)
        filter (where j.id is not null)::float8 as "shareAccepted"
    from (values ('dumpster_rental'), ('junk_pickup')) s(type)
    left join jobs j on j.type = s.type and j.created_at >= (${FIRST_DAY}) at time zone $2
    left join lateral (select min(created_at) as first, count(distinct vendor_id) as vendors, bool_or(is_instant) as instant
      from bids where job_id = j.id) b on true
    group by s.type order by s.type`,
}

const MOST_AREAS = 100

const AREAS = {
  name: 'market-areas',
  text: `select left(j.zip5, 3) as "zipPrefix", j.type as "serviceType", count(*)::int as requests,
      avg((b.first is not null and b.first <= j.created_at + interval '5 minutes')::int)::float8 as "shareIn5Minutes",
      avg((b.first is not null and b.first <= j.created_at + interval '2 hours')::int)::float8 as "shareIn2Hours",
      avg(b.vendors)::float8 as "bidsPerRequest",
      percentile_cont(0.5) within group (order by extract(epoch from b.first - j.created_at) / 60)
        filter (where b.first is not null) as "medianMinutesToFirstBid",
      avg(exists(select from job_events e where e.job_id = j.id and e.to_status = 'accepted')::int)::float8 as "shareAccepted"
    from jobs j,
      lateral (select min(created_at) as first, count(distinct vendor_id) as vendors from bids where job_id = j.id) b
    where j.created_at >= (${firstDay('$3::integer')}) at time zone $2
    group by left(j.zip5, 3), j.type order by requests desc, 1, 2 limit ${MOST_AREAS}`,
}

export const adminStats = async ({ readPool }: Context): Promise<AdminStats> =>
  (await readPool.query<AdminStats>(STATS)).rows[0]!

export const marketOverview = async ({ readPool, now, timeZone }: Context): Promise<MarketOverview> => {
  const { rows: days } = await readPool.query<MarketOverview['days'][number]>({
    ...DAYS,
    values: [now, timeZone],
  })
  const { rows: services } = await readPool.query<MarketOverview['services'][number]>({
    ...SERVICES,
    values: [now, timeZone],
  })
  return { days: days.slice(MARKET_DAYS), previousDays: days.slice(0, MARKET_DAYS), services }
}

/** The areas with the most requests first. */
export const marketAreas = async (
  { readPool, now, timeZone }: Context,
  days: number,
): Promise<MarketArea[]> =>
  (await readPool.query<MarketArea>({ ...AREAS, values: [now, timeZone, days] })).rows
