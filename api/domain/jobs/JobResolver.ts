import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { milesBetween } from '../../platform/places/zipPlaces.js'
import { PageArgs } from '../../platform/rows/paging.js'
import { readPage } from '../../platform/rows/read.js'
import type { Row } from '../../platform/rows/View.js'
import { zip5 } from '../../rules/text.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { areaDistances, availableJobs } from './availableJobs.js'
import {
  AvailableJobsArgs,
  CustomerJobsArgs,
  DumpsterRentalInput,
  JobSort,
  JunkPickupInput,
  VendorJobsArgs,
} from './inputs.js'
import { Job, JobConnection } from './Job.js'
import { JobList, listsOf } from './jobLists.js'
import { mayMove } from './jobPolicy.js'
import { offeredRows, ownJobRows } from './jobRows.js'
import { customerJobs, earnedJobs, vendorJobs } from './ownJobs.js'
import { readJob, readOwnJob } from './readJob.js'
import { requestDumpsterRental, requestJunkPickup } from './requestJob.js'

const ASK_VENDOR =
  'A vendor who had an earlier job of the customer: they are told at once, before the others. The job stays open to all vendors.'

@Resolver(() => Job)
export class JobResolver {
  @Query(() => Job, { description: 'One job. NOT_FOUND also if the viewer may not see it.' })
  async job(
    @Arg('id', () => UUID, { description: "The job's id." }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn()
    return readJob(id, context, info)
  }

  @Query(() => JobConnection, {
    description: "A customer's jobs: the viewer's own, or any customer's for admins.",
  })
  async customerJobs(
    @Args() asked: CustomerJobsArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'customer', asked.customerId)
    return readPage(ownJobRows, info, context, { ...asked, ...customerJobs(owner, asked) })
  }

  @Query(() => JobConnection, {
    description: 'The jobs assigned to a vendor: the viewer, or any vendor for admins.',
  })
  async vendorJobs(@Args() asked: VendorJobsArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const owner = await ownerOf(context, 'vendor', asked.vendorId)
    return readPage(ownJobRows, info, context, { ...asked, ...vendorJobs(owner, asked) })
  }

  @Query(() => JobConnection, {
    description:
      "Open jobs in a vendor's service areas, for services the vendor offers: pending, not past their date in their own time zone, and posted by customers who are not suspended.",
  })
  async availableJobs(
    @Args() asked: AvailableJobsArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', asked.vendorId)
    const isOwn = owner === (await context.viewer())?.id
    const distances = asked.sort === JobSort.nearest ? await areaDistances(context.app, owner) : undefined
    const { values, ...list } = availableJobs(asked, isOwn, distances)
    // Two different statements, so that each has its own cached plan.
    const of = { ...asked, ...list, values: { ...values, owner } }
    return readPage(isOwn ? offeredRows : ownJobRows, info, context, of)
  }

  @Query(() => JobConnection, {
    description: "A vendor's completed jobs, most recently completed first: the details behind the earnings.",
  })
  async earnedJobs(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Args() page: PageArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readPage(ownJobRows, info, context, { ...page, ...earnedJobs(owner) })
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may complete it now.' })
  viewerCanComplete(@Root() job: Row<Job>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayMove(viewer, job, 'complete'))
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may now give it back.' })
  viewerCanRelease(@Root() job: Row<Job>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayMove(viewer, job, 'release'))
  }

  @FieldResolver(() => [JobList], {
    description:
      'The Query lists that contain this job for the viewer, so that a page can update them without refetching when the job changes.',
  })
  lists(@Root() job: Row<Job>, @Ctx() context: Context) {
    return context.withViewer(viewer => listsOf(viewer, job))
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Whole miles from the viewing vendor's own ZIP code to the job's, between their centers. Null for other viewers, and if either ZIP code is unknown.",
  })
  milesAway(@Root() { zipCode, viewerZip }: Row<Job>) {
    const miles = viewerZip ? milesBetween(zip5(viewerZip), zip5(zipCode)) : null
    return miles === null ? null : Math.round(miles)
  }

  @Mutation(() => Job, {
    description:
      "Posts a junk pickup as the signed-in customer. CONFLICT TOO_MANY_OPEN_JOBS; RATE_LIMITED above the account's limit; BAD_USER_INPUT on askVendorId for a vendor who never had one of the customer's jobs.",
  })
  async requestJunkPickup(
    @Arg('input', () => JunkPickupInput, { description: 'The service requested.' }) input: JunkPickupInput,
    @Arg('askVendorId', () => UUID, { nullable: true, description: ASK_VENDOR })
    askVendorId: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOwnJob(await requestJunkPickup(context, input, askVendorId), context, info)
  }

  @Mutation(() => Job, {
    description:
      "Posts a dumpster rental as the signed-in customer. CONFLICT TOO_MANY_OPEN_JOBS; RATE_LIMITED above the account's limit; BAD_USER_INPUT on askVendorId for a vendor who never had one of the customer's jobs.",
  })
  async requestDumpsterRental(
    @Arg('input', () => DumpsterRentalInput, { description: 'The service requested.' })
    input: DumpsterRentalInput,
    @Arg('askVendorId', () => UUID, { nullable: true, description: ASK_VENDOR })
    askVendorId: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOwnJob(await requestDumpsterRental(context, input, askVendorId), context, info)
  }
}
