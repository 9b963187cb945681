import type { Context } from '../context.js'
import type { EarnedWeek } from './VendorEarnings.js'

const WEEKS = {
  name: 'earned-weeks',
  text: `select w.week::date::text as "startsOn", coalesce(sum(j.final_price), 0.00)::text as earned, count(j.id)::int as jobs
    from generate_series(
      date_trunc('week', $2::timestamptz at time zone $3) - interval '11 weeks',
      date_trunc('week', $2::timestamptz at time zone $3), interval '1 week') w(week)
    left join jobs j on j.vendor_id = $1 and j.status = 'completed'
      and j.completed_date >= w.week at time zone $3 and j.completed_date < (w.week + interval '1 week') at time zone $3
    group by w.week order by w.week`,
}

/** Weeks start on Monday in the browser's time zone, as on the dashboard's cards. */
export const earnedWeeks = async (
  { database, now, timeZone }: Context,
  vendorId: string,
): Promise<EarnedWeek[]> =>
  (await database.readPool.query({ ...WEEKS, values: [vendorId, now, timeZone] })).rows
