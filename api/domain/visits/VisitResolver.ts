import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { columnsOf } from '../../platform/rows/columns.js'
import { Items } from '../../platform/rows/items.js'
import { readById, readRows } from '../../platform/rows/read.js'
import type { Row } from '../../platform/rows/View.js'
import { isDisputable } from '../../rules/visits/dueVisit.js'
import { MOST_VISITS, openVisits, startsFrom } from '../../rules/visits/visits.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { readJob } from '../jobs/readJob.js'
import { inStates } from '../makeMove.js'
import { LocalDate, UUID } from '../scalars.js'
import { decideVisitDispute, disputeVisit } from './disputeVisit.js'
import { CompleteVisitInput, FailVisitInput, PressedArgs, VisitReasonArgs } from './inputs.js'
import { Visit } from './Visit.js'
import { mayReadVisit, visitRows } from './visitRows.js'
import { completeJob, startJob } from './workOnJob.js'
import { arriveAtVisit, completeVisit, failVisit, startVisit, undoStartVisit } from './workOnVisit.js'

const VISIT = 'A visit of the viewer, or any visit for admins.'
const JOB_MOVED = 'NOT_FOUND if the job is not yours, CONFLICT JOB_STATE if its status does not allow it.'
const MOVED = 'NOT_FOUND if the visit is not yours, CONFLICT VISIT_STATE if it has moved on.'

const j = columnsOf<Job>('vj')

@Resolver(() => Visit)
export class VisitResolver {
  @Query(() => [Visit], {
    description:
      "A vendor's visits of a day, or of today and all coming days, on each job's clock, by window, at most 200. Unfinished ones of earlier days come first.",
  })
  @Items({ most: MOST_VISITS, usual: 10 })
  async vendorVisits(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Arg('day', () => LocalDate, {
      nullable: true,
      description: "The day. If omitted, today on each job's clock, and every day after it.",
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
      v => `where ${v.vendorId} = :owner and ${mayReadVisit(v)}
        and (:day::date is null or ${v.windowStart} < :day::date + interval '36 hours')
        and (${v.windowStart} > coalesce(:day::date - interval '24 hours', :now::timestamptz - interval '26 hours')
          or ${v.status} in ${inStates(openVisits)})
        and exists (select from jobs vj
          cross join lateral (select (${v.windowStart} at time zone ${j.timeZone})::date as of_visit,
            (:now::timestamptz at time zone ${j.timeZone})::date as today) d
          where ${j.id} = ${v.jobId} and ${j.vendorId} = :owner
            and case when d.of_visit < coalesce(:day::date, d.today)
              then ${v.status} in ${inStates(openVisits)} and coalesce(:day::date, d.today) <= d.today
              else d.of_visit <= coalesce(:day::date, d.of_visit) and ${v.status} <> 'cancelled' end)
        order by ${v.windowStart}, ${v.id} limit ${MOST_VISITS}`,
      { owner, day: day ?? null },
    )
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may set off now.' })
  viewerCanStart(@Root() visit: Row<Visit>, @Ctx() { app }: Context) {
    if (!visit.isStartable) return false
    // Sent again, it changes the estimate.
    if (visit.status !== 'scheduled') return true
    const { kind, windowStart, jobTimeZone } = visit
    return app.clock() >= startsFrom({ kind, windowStart: new Date(windowStart) }, jobTimeZone!)
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer, the customer, may dispute it now: a failure, or a visit that completeJob finished, for 72 hours, a swap or pickup while it is two hours late.',
  })
  viewerCanDispute(@Root() visit: Row<Visit>, @Ctx() { app }: Context) {
    return visit.isCustomers === true && isDisputable(visit, app.clock())
  }

  @Mutation(() => Visit, {
    description: `Says that the vendor is on the way: the first visit starts the job. Sent again, it changes the estimate. CONFLICT VISIT_EARLY more than 24 hours before the window, for a swap or pickup before its day. ${MOVED}`,
  })
  async startVisit(
    @Arg('visitId', () => UUID, { description: VISIT }) visitId: string,
    @Arg('etaMinutes', () => Int, { description: 'Minutes until arrival: 15, 30, 60 or 90.' })
    etaMinutes: number,
    @Args() { pressedSecondsAgo }: PressedArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(
      visitRows,
      info,
      context,
      await startVisit(context, visitId, etaMinutes, pressedSecondsAgo),
    )
  }

  @Mutation(() => Visit, {
    description: `Takes startVisit back within a minute; a job that it started is accepted again. ${MOVED}`,
  })
  async undoStartVisit(
    @Arg('visitId', () => UUID, { description: VISIT }) visitId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(visitRows, info, context, await undoStartVisit(context, visitId))
  }

  @Mutation(() => Visit, {
    description: `Says that a visit didn't fail as reported or wasn't done although completeJob finished it, for 72 hours, or that nobody has come for a swap or pickup, from two hours after its window. An admin decides; until then, the reason of the failure doesn't count. CONFLICT VISIT_STATE otherwise. NOT_FOUND if the job is not yours. Customers only.`,
  })
  async disputeVisit(
    @Arg('visitId', () => UUID, {
      description: "A failed or late visit, or one without a record, of one of the viewer's jobs.",
    })
    visitId: string,
    @Args() { reason }: VisitReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(visitRows, info, context, await disputeVisit(context, visitId, reason))
  }

  @Mutation(() => Visit, {
    description:
      'Decides a dispute about a failed visit or a late swap or pickup. CONFLICT VISIT_STATE if there is none to decide. Admins only.',
  })
  async decideVisitDispute(
    @Arg('visitId', () => UUID, { description: 'A visit that is disputed.' }) visitId: string,
    @Arg('stands', () => Boolean, {
      description: "Whether the vendor's report stands, or a late pickup is not their fault.",
    })
    stands: boolean,
    @Args() { reason }: VisitReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(visitRows, info, context, await decideVisitDispute(context, visitId, stands, reason))
  }

  @Mutation(() => Visit, { description: `Says that the vendor has arrived. ${MOVED}` })
  async arriveAtVisit(
    @Arg('visitId', () => UUID, { description: VISIT }) visitId: string,
    @Args() { pressedSecondsAgo }: PressedArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(visitRows, info, context, await arriveAtVisit(context, visitId, pressedSecondsAgo))
  }

  @Mutation(() => Visit, {
    description: `Finishes a visit: the last one completes the job. CONFLICT PHOTO_NEEDED without a photo of a delivery, swap, or haul if the settings require one, EVIDENCE_NEEDED for tons without a photo of the scale ticket. ${MOVED}`,
  })
  async completeVisit(
    @Arg('visitId', () => UUID, { description: VISIT }) visitId: string,
    @Arg('input', () => CompleteVisitInput, { description: 'What it leaves.' }) input: CompleteVisitInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(visitRows, info, context, await completeVisit(context, visitId, input))
  }

  @Mutation(() => Visit, {
    description: `Says that a visit couldn't be done, and why. Before the vendor sets off, it calls the visit off: only weather and vendor_fault. CONFLICT EVIDENCE_NEEDED for blocked, nobody_there, prohibited_items, or overfilled without an arrival and a photo, and for the first two before 15 minutes, counted from the later of arrival and windowStart. ${MOVED}`,
  })
  async failVisit(
    @Arg('visitId', () => UUID, { description: VISIT }) visitId: string,
    @Arg('input', () => FailVisitInput, { description: 'Why.' }) input: FailVisitInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(visitRows, info, context, await failVisit(context, visitId, input))
  }

  @Mutation(() => Job, { description: `Starts an accepted job as its assigned vendor. ${JOB_MOVED}` })
  async startJob(
    @Arg('jobId', () => UUID, { description: 'An accepted job.' }) jobId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readJob(await startJob(context, jobId), context, info)
  }

  @Mutation(() => Job, { description: `Completes a job as its assigned vendor. ${JOB_MOVED}` })
  async completeJob(
    @Arg('jobId', () => UUID, { description: 'A job in progress.' }) jobId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readJob(await completeJob(context, jobId), context, info)
  }
}
