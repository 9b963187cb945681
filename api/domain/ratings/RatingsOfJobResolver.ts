import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Row } from '../../platform/rows/View.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { mayRate } from '../jobs/jobPolicy.js'
import type { RatingsOfJob } from './RatingsOfJob.js'

@Resolver(() => Job)
export class RatingsOfJobResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may now rate the other party.' })
  viewerCanRate(@Root() job: Row<Job & RatingsOfJob>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayRate(viewer, job))
  }
}
