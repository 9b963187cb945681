import { Field, Int, ObjectType } from 'type-graphql'
import type { Context } from '../context.js'
import { LocalDate, Money } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: "A vendor's earnings for one week." })
export class EarnedWeek {
  @Field(() => LocalDate, {
    description: 'The Monday it starts on, in the time zone given in the X-Time-Zone header.',
  })
  startsOn!: string

  @Field(() => Money, { description: 'Gross: the sum of the final prices of jobs completed in that week.' })
  earned!: string

  @Field(() => Money, { description: 'Net: the same, less the service fee of each job.' })
  net!: string

  @Field(() => Int, { description: 'The number of jobs completed in that week.' })
  jobs!: number
}

const WEEKS = {
  name: 'earned-weeks',
  text: `select w.week::date::text as "startsOn", coalesce(sum(j.final_price), 0.00)::text as earned,
      coalesce(sum(j.final_price - j.service_fee), 0.00)::text as net, count(j.id)::int as jobs
    from generate_series(
      date_trunc('week', $2::timestamptz at time zone $3) - interval '11 weeks',
      date_trunc('week', $2::timestamptz at time zone $3), interval '1 week') w(week)
    left join jobs j on j.vendor_id = $1 and j.status = 'completed'
      and j.completed_date >= w.week at time zone $3 and j.completed_date < (w.week + interval '1 week') at time zone $3
    group by w.week order by w.week`,
}

/** Weeks start on Monday in the browser's time zone, as on the dashboard's cards. */
export const earnedWeeks = async (
  { readPool, now, timeZone }: Context,
  vendorId: string,
): Promise<EarnedWeek[]> =>
  (await readPool.query<EarnedWeek>({ ...WEEKS, values: [vendorId, now, timeZone] })).rows
