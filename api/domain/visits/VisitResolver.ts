import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import { columnsOf } from '../../platform/rows/columns.js'
import { readById, readRows } from '../../platform/rows/read.js'
import { MOST_VISITS, openVisits } from '../../rules/visits.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { inStates } from '../makeMove.js'
import { LocalDate, UUID } from '../scalars.js'
import { CompleteVisitInput, FailVisitInput, ScheduleVisitInput } from './inputs.js'
import { scheduleVisit } from './scheduleVisit.js'
import { Visit } from './Visit.js'
import { visitRows } from './visitRows.js'
import { arriveAtVisit, completeVisit, failVisit, startVisit } from './workOnVisit.js'

const VISIT = 'A visit of the viewer, or any visit for admins.'
const MOVED = 'NOT_FOUND if the visit is not yours, CONFLICT VISIT_STATE if it has moved on.'

const j = columnsOf<Job>('vj')

@Resolver(() => Visit)
export class VisitResolver {
  @Query(() => [Visit], {
    description:
      "A vendor's visits of a day on each job's clock, by window, at most 200. Unfinished ones of earlier days come first.",
  })
  async vendorVisits(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Arg('day', () => LocalDate, {
      nullable: true,
      description: "The day. If omitted, today and tomorrow on each job's clock.",
    })
    day: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readRows(
      visitRows,
      info,
      context,
      // A day is at most 14 hours from UTC and, when the clock changes, 25 hours long. The first lines let the index find them.
      v => `where ${v.vendorId} = :owner
        and ${v.windowStart} < coalesce(:day::date + interval '36 hours', :now::timestamptz + interval '50 hours')
        and (${v.windowStart} > coalesce(:day::date - interval '24 hours', :now::timestamptz - interval '26 hours')
          or ${v.status} in ${inStates(openVisits)})
        and exists (select from jobs vj
          cross join lateral (select (${v.windowStart} at time zone ${j.timeZone})::date as of_visit,
            (:now::timestamptz at time zone ${j.timeZone})::date as today) d
          where ${j.id} = ${v.jobId} and ${j.vendorId} = :owner
            and case when d.of_visit < coalesce(:day::date, d.today)
              then ${v.status} in ${inStates(openVisits)} and coalesce(:day::date, d.today) <= d.today
              else d.of_visit <= coalesce(:day::date, d.today + 1) and ${v.status} <> 'cancelled' end)
        order by ${v.windowStart}, ${v.id} limit ${MOST_VISITS}`,
      { owner, day: day ?? null },
    )
  }

  @Mutation(() => Visit, {
    description: `Says that the vendor is on the way: the first visit starts the job. Sent again, it changes the estimate. ${MOVED}`,
  })
  async startVisit(
    @Arg('visitId', () => UUID, { description: VISIT }) visitId: string,
    @Arg('etaMinutes', () => Int, { description: 'Minutes until arrival: 15, 30, 60 or 90.' })
    etaMinutes: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await startVisit(context, visitId, etaMinutes)
    return readById(visitRows, info, context, visitId)
  }

  @Mutation(() => Visit, { description: `Says that the vendor has arrived. ${MOVED}` })
  async arriveAtVisit(
    @Arg('visitId', () => UUID, { description: VISIT }) visitId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await arriveAtVisit(context, visitId)
    return readById(visitRows, info, context, visitId)
  }

  @Mutation(() => Visit, {
    description: `Finishes a visit: the last one completes the job. CONFLICT PHOTO_NEEDED without a photo of a delivery or haul if the settings require one, EVIDENCE_NEEDED for tons without a photo of the scale ticket. ${MOVED}`,
  })
  async completeVisit(
    @Arg('visitId', () => UUID, { description: VISIT }) visitId: string,
    @Arg('input', () => CompleteVisitInput, { description: 'What it leaves.' }) input: CompleteVisitInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await completeVisit(context, visitId, input)
    return readById(visitRows, info, context, visitId)
  }

  @Mutation(() => Visit, { description: `Says that a visit couldn't be done, and why. ${MOVED}` })
  async failVisit(
    @Arg('visitId', () => UUID, { description: VISIT }) visitId: string,
    @Arg('input', () => FailVisitInput, { description: 'Why.' }) input: FailVisitInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await failVisit(context, visitId, input)
    return readById(visitRows, info, context, visitId)
  }

  @Mutation(() => Visit, {
    description:
      'Schedules a failed visit again, for either party. Sent twice, it is one visit. A delivery later than the pickup moves the pickup along, so that the rental keeps its length. The dates of the job follow. BAD_USER_INPUT for a pickup that is not on a later day than its delivery; NOT_FOUND if the job is not yours; CONFLICT JOB_STATE if it is not accepted or in progress, VISIT_STATE if there is such a visit already, TOO_MANY_VISITS beyond 20; RATE_LIMITED above 100 an hour.',
  })
  async scheduleVisit(
    @Arg('input', () => ScheduleVisitInput, { description: 'The new window.' }) input: ScheduleVisitInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(visitRows, info, context, await scheduleVisit(context, input))
  }
}
