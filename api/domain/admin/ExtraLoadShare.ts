import type { Rel } from '@mikro-orm/core'
import { Field, Int, ObjectType } from 'type-graphql'
import { one, type View } from '../../platform/rows/View.js'
import { onSiteKinds } from '../../rules/changeOrders/onSite.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { User } from '../accounts/User.js'
import { userRows } from '../accounts/userRows.js'
import { inStates, toState } from '../makeMove.js'
import { firstDay } from './figures.js'

@ObjectType({
  simpleResolvers: true,
  description: 'How often the completed junk pickups of a vendor had more to take than the request said.',
})
export class ExtraLoadShare {
  vendorId!: string

  @Field(() => User, { nullable: true, description: 'The vendor.' })
  vendor?: Rel<User> | null

  @Field(() => Int, {
    nullable: true,
    description:
      'The load of the requests, in eighths of a truck; above 8 it was more than a truck. Null if they named none.',
  })
  declaredEighths!: number | null

  @Field(() => Int, { description: 'The completed jobs with this load.' })
  jobs!: number

  @Field(() => Int, {
    description: 'Those with a charge for a larger load or for items beyond the list that was not voided.',
  })
  withExtra!: number
}

const MOST_SHARES = 100

/** In SQL: counted by vendor and load over `:days` days, by the calendar of the reader. */
export const extraLoadRows: View<ExtraLoadShare> = {
  table: `(select j.vendor_id, j.load_eighths as declared_eighths, count(*)::int as jobs,
      count(*) filter (where exists (select from job_charges c where c.job_id = j.id and c.vendor_id = j.vendor_id
        and c.kind in ${inStates(onSiteKinds)} and c.status <> ${toState(chargeGraph, 'lapse')}))::int as with_extra
    from jobs j where j.type = 'junk_pickup' and j.status = ${toState(jobGraph, 'complete')}
      and j.completed_date >= (${firstDay(':days::integer', ':now', ':timeZone')}) at time zone :timeZone
    group by j.vendor_id, j.load_eighths)`,
  fields: {
    vendor: one(
      () => userRows,
      (u, e) => `${u.id} = ${e.vendorId}`,
    ),
  },
}

/** Those with the most extra first. */
export const mostExtra = `order by t.with_extra desc, t.jobs desc, t.vendor_id, t.declared_eighths limit ${MOST_SHARES}`
