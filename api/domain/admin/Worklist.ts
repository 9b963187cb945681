import type { Rel } from '@mikro-orm/core'
import { Field, Int, ObjectType } from 'type-graphql'
import { VendorApplication } from '../applications/VendorApplication.js'
import { Job } from '../jobs/Job.js'
import { DateTime } from '../scalars.js'
import { Statement } from '../statements/Statement.js'
import { SupportTicket } from '../support/SupportTicket.js'
import { VendorDocument } from '../vendors/VendorDocument.js'
import { FailedTask } from './FailedTask.js'

/** How many of each kind are listed, how far they are counted, when a job without a bid is late, and when money is to be settled. */
export const WORKLIST = { listed: 5, counted: 100, bidHours: 4, settleDays: 3 }

const counted = (what: string) => `The number of ${what}; ${WORKLIST.counted} if there are more.`

@ObjectType({
  simpleResolvers: true,
  description: `The items that are waiting for an admin: for each kind, the total and the ${WORKLIST.listed} that come first.`,
})
export class Worklist {
  @Field(() => Int, { description: counted('documents to review') })
  documentCount!: number

  @Field(() => [VendorDocument], {
    description: 'Documents to review. Those that have waited longest come first.',
  })
  documents!: Rel<VendorDocument>[]

  @Field(() => Int, { description: counted('vendor applications waiting for a decision') })
  applicationCount!: number

  @Field(() => [VendorApplication], {
    description: 'The applications. Those that have waited longest come first.',
  })
  applications!: Rel<VendorApplication>[]

  @Field(() => Int, { description: counted('open support tickets') })
  ticketCount!: number

  @Field(() => [SupportTicket], {
    description: 'Open support tickets. Those that have waited longest come first.',
  })
  tickets!: Rel<SupportTicket>[]

  @Field(() => Int, { description: counted('failed tasks') })
  taskCount!: number

  @Field(() => [FailedTask], { description: 'Failed tasks: those that will not be retried first.' })
  tasks!: FailedTask[]

  @Field(() => Int, {
    description: counted(
      `jobs that are open for bids, were posted at least ${WORKLIST.bidHours} hours ago and have no pending bid`,
    ),
  })
  unansweredJobCount!: number

  @Field(() => [Job], { description: 'These jobs, sorted by date, nearest first.' })
  unansweredJobs!: Rel<Job>[]

  @Field(() => Int, { description: counted('accepted and started jobs whose vendor is suspended') })
  strandedJobCount!: number

  @Field(() => [Job], { description: 'These jobs, sorted by date, nearest first.' })
  strandedJobs!: Rel<Job>[]

  @Field(() => Int, {
    description: counted('accepted and started jobs whose vendor has an expired document'),
  })
  uncoveredJobCount!: number

  @Field(() => [Job], { description: 'These jobs, sorted by date, nearest first.' })
  uncoveredJobs!: Rel<Job>[]

  @Field(() => Int, { description: counted('accepted and started jobs whose vendor is two hours late') })
  overdueJobCount!: number

  @Field(() => [Job], { description: 'Those jobs, the one with the nearest date first.' })
  overdueJobs!: Rel<Job>[]

  @Field(() => Int, { description: counted('jobs with a contested charge') })
  contestedJobCount!: number

  @Field(() => [Job], { description: 'These jobs, sorted by date, earliest first.' })
  contestedJobs!: Rel<Job>[]

  @Field(() => Int, { description: counted('jobs whose customer disputes a failed visit or a late pickup') })
  disputedJobCount!: number

  @Field(() => [Job], { description: 'These jobs, sorted by date, earliest first.' })
  disputedJobs!: Rel<Job>[]

  @Field(() => Int, {
    description: counted(
      'jobs whose customer denied the last payment within 30 days and still owes something',
    ),
  })
  deniedJobCount!: number

  @Field(() => [Job], { description: 'These jobs, sorted by date, earliest first.' })
  deniedJobs!: Rel<Job>[]

  @Field(() => Int, {
    description: counted(
      `jobs with money to settle for ${WORKLIST.settleDays} days: a vendor is to pay some back, or a customer owes some and the job ended within 30 days`,
    ),
  })
  unsettledJobCount!: number

  @Field(() => [Job], { description: 'These jobs, sorted by date, earliest first.' })
  unsettledJobs!: Rel<Job>[]

  @Field(() => Int, { description: counted('overdue statements') })
  overdueStatementCount!: number

  @Field(() => [Statement], { description: 'Overdue statements, the oldest first.' })
  overdueStatements!: Rel<Statement>[]

  @Field(() => DateTime, {
    nullable: true,
    description: `When the next job will have gone without a bid for ${WORKLIST.bidHours} hours; null if there is none. No change event is sent then, so refetch at that time.`,
  })
  nextUnansweredAt!: Date | null
}
