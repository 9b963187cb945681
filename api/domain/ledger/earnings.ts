import { Field, Int, ObjectType } from 'type-graphql'
import type { Context } from '../context.js'
import { LocalDate, Money } from '../scalars.js'
import { feesOfJob } from './feeRows.js'

const CLOCK = 'in the time zone given in the X-Time-Zone header'

@ObjectType({ simpleResolvers: true })
abstract class Earned {
  @Field(() => Money, {
    description: 'Gross: the sum of the final prices of the jobs completed in that time.',
  })
  earned!: string

  @Field(() => Money, {
    description:
      'Net: the same, less the service fees of these jobs, collected by card or owed. Waived fees are neither.',
  })
  net!: string

  @Field(() => Int, { description: 'The number of jobs completed in that time.' })
  jobs!: number
}

@ObjectType({ simpleResolvers: true, description: "A vendor's earnings for one week." })
export class EarnedWeek extends Earned {
  @Field(() => LocalDate, { description: `The Monday it starts on, ${CLOCK}.` })
  startsOn!: string
}

@ObjectType({ simpleResolvers: true, description: "A vendor's earnings for one calendar month." })
export class EarnedMonth extends Earned {
  @Field(() => LocalDate, { description: `Its first day, ${CLOCK}.` })
  startsOn!: string
}

const lastTwelve = (unit: 'week' | 'month') => ({
  name: `earned-${unit}s`,
  text: `select p.first::date::text as "startsOn", coalesce(sum(j.final_price), 0.00)::text as earned,
      coalesce(sum(j.final_price - ${feesOfJob('j.id')}), 0.00)::text as net, count(j.id)::int as jobs
    from generate_series(
      date_trunc('${unit}', $2::timestamptz at time zone $3) - interval '11 ${unit}s',
      date_trunc('${unit}', $2::timestamptz at time zone $3), interval '1 ${unit}') p(first)
    left join jobs j on j.vendor_id = $1 and j.status = 'completed'
      and j.completed_date >= p.first at time zone $3 and j.completed_date < (p.first + interval '1 ${unit}') at time zone $3
    group by p.first order by p.first`,
})
const WEEKS = lastTwelve('week')
const MONTHS = lastTwelve('month')

const earnedIn =
  <Span extends Earned>(query: typeof WEEKS) =>
  async ({ readPool, now, timeZone }: Context, vendorId: string): Promise<Span[]> =>
    (await readPool.query<Span>({ ...query, values: [vendorId, now, timeZone] })).rows

/** Weeks start on Monday in the browser's time zone, as on the dashboard's cards. */
export const earnedWeeks = earnedIn<EarnedWeek>(WEEKS)
export const earnedMonths = earnedIn<EarnedMonth>(MONTHS)
