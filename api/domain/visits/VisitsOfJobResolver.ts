import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Row } from '../../platform/rows/View.js'
import { startsFrom } from '../../rules/visits/visits.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { mayCancel, mayFindAnother, mayMove, mayReportNoShow } from '../jobs/jobPolicy.js'
import type { VisitsOfJob } from './VisitsOfJob.js'

@Resolver(() => Job)
export class VisitsOfJobResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may start it now.' })
  viewerCanStart(@Root() job: Row<Job & VisitsOfJob>, @Ctx() context: Context) {
    if (job.firstVisit) {
      const { kind, windowStart } = JSON.parse(job.firstVisit)
      const from = startsFrom({ kind, windowStart: new Date(windowStart) }, job.timeZone)
      if (context.app.clock() < from) return false
    }
    return context.withViewer(viewer => mayMove(viewer, job, 'start'))
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer, its customer, may report now that nobody came, or cancel for that: two hours after the window of the first visit.',
  })
  viewerCanReportNoShow(@Root() job: Row<Job & VisitsOfJob>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayReportNoShow(viewer, job, context.app.clock()))
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer, the customer, may look for another vendor because the first visit failed. It costs cancellationFee.',
  })
  viewerCanFindAnother(@Root() job: Row<Job & VisitsOfJob>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayFindAnother(viewer, job))
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may cancel it now.' })
  viewerCanCancel(@Root() job: Row<Job & VisitsOfJob>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayCancel(viewer, job, context.app.clock()))
  }
}
