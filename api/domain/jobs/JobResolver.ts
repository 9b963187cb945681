import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { milesBetween } from '../../platform/places/zipPlaces.js'
import { PageArgs } from '../../platform/rows/paging.js'
import { readPage } from '../../platform/rows/read.js'
import type { Row } from '../../platform/rows/View.js'
import { expectedTotal, type Priced } from '../../rules/bids/expectedTotal.js'
import { cents } from '../../rules/cents.js'
import { cancellationFee, freeToCancelUntil, lateFee } from '../../rules/deals/cancellation.js'
import { zip5 } from '../../rules/text.js'
import { startsFrom } from '../../rules/visits/visits.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { DateTime, Money, UUID } from '../scalars.js'
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
import {
  cancellationTermsOf,
  mayCancel,
  mayFindAnother,
  mayMove,
  mayRate,
  mayReportNoShow,
} from './jobPolicy.js'
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

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may start it now.' })
  viewerCanStart(@Root() job: Row<Job>, @Ctx() context: Context) {
    if (job.firstVisit) {
      const { kind, windowStart } = JSON.parse(job.firstVisit)
      const from = startsFrom({ kind, windowStart: new Date(windowStart) }, job.timeZone)
      if (context.app.clock() < from) return false
    }
    return context.withViewer(viewer => mayMove(viewer, job, 'start'))
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may complete it now.' })
  viewerCanComplete(@Root() job: Row<Job>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayMove(viewer, job, 'complete'))
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may now give it back.' })
  viewerCanRelease(@Root() job: Row<Job>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayMove(viewer, job, 'release'))
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may cancel it now.' })
  viewerCanCancel(@Root() job: Row<Job>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayCancel(viewer, job, context.app.clock()))
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer, its customer, may report now that nobody came, or cancel for that: two hours after the window of the first visit.',
  })
  viewerCanReportNoShow(@Root() job: Row<Job>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayReportNoShow(viewer, job, context.app.clock()))
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer, the customer, may look for another vendor because the first visit failed. It costs cancellationFee.',
  })
  viewerCanFindAnother(@Root() job: Row<Job>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayFindAnother(viewer, job))
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'The lowest estimated total of the bids counted for lowestBidPrice. Assumes a heavy load for heavy debris or roofing, otherwise a typical load. Visible only to its customer and admins; null for everyone else.',
  })
  lowestBidTotal(@Root() job: Row<Job>) {
    if (!job.firmBidTerms) return null
    const bids: Priced[] = JSON.parse(job.firmBidTerms)
    const totals = bids.map(bid => expectedTotal(bid, job))
    return totals.reduce((lowest, total) => (cents(total) < cents(lowest) ? total : lowest))
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

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'What it costs the customer to leave the vendor now, by cancelling or for another vendor: "0.00" is free. Null unless the customer can cancel a job that has a vendor, and the viewer is a party to it or an admin.',
  })
  cancellationFee(@Root() job: Row<Job>, @Ctx() context: Context) {
    const now = context.app.clock()
    const terms = cancellationTermsOf(job, now)
    return terms && cancellationFee(terms, now)
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'The last moment at which the customer can cancel the job free of charge, as things stand. Null if that is always free, and wherever cancellationFee is null.',
  })
  freeToCancelUntil(@Root() job: Row<Job>, @Ctx() context: Context) {
    const terms = cancellationTermsOf(job, context.app.clock())
    return terms && freeToCancelUntil(terms)
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'What cancelling costs after freeToCancelUntil. Null wherever cancellationFee is null.',
  })
  lateCancellationFee(@Root() job: Row<Job>, @Ctx() context: Context) {
    const terms = cancellationTermsOf(job, context.app.clock())
    return terms && lateFee(terms)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may now rate the other party.' })
  viewerCanRate(@Root() job: Row<Job>, @Ctx() context: Context) {
    return context.withViewer(viewer => mayRate(viewer, job))
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
