import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import { connectionOf } from '../../platform/rows/paging.js'
import type { TransferKind } from '../../rules/ledger/ledger.js'
import type { StatementStatus } from '../../rules/statements/statementGraph.js'
import { OVERDUE_DAYS } from '../../rules/statements/statements.js'
import { User } from '../accounts/User.js'
import { Job } from '../jobs/Job.js'
import { TransferKinds } from '../ledger/ledgerEnums.js'
import { DateTime, LocalDate, Money, UUID } from '../scalars.js'
import { StatementStatuses } from './statementEnums.js'

/** Two years of statements, each with its lines, stay within the limit of one query. */
export const MOST_STATEMENTS = 24
export const MOST_LINES = 150
export const MOST_PAYMENTS = 20

@ObjectType({
  simpleResolvers: true,
  description: 'One line of a statement: a service fee, its reversal, or what was collected by card.',
})
export class StatementLine {
  @Field(() => UUID, {
    description: 'The id of its transfer in the ledger, or an own one for a part of a credit.',
  })
  id!: string

  statementId!: string
  /** Counted up by the ledger. */
  number!: string
  jobId!: string

  @Field(() => TransferKinds, { description: 'What happened.' })
  kind!: TransferKind

  @Field(() => DateTime, { description: 'When it was booked.' })
  at!: Date

  @Field(() => String, { description: 'What it is for, such as "Agreed price" or "Fee waived: Extra days".' })
  label!: string

  @Field(() => Money, { description: 'How much it adds to the total. Negative for a credit.' })
  amount!: string

  @Field(() => Job, { description: 'The job.' })
  job?: Rel<Job>
}

@ObjectType({ simpleResolvers: true, description: 'A payment of a statement, or its reversal.' })
export class StatementPayment {
  @Field(() => UUID, { description: 'The id of its transfer in the ledger.' })
  id!: string

  statementId!: string
  /** Counted up by the ledger. */
  number!: string

  @Field(() => TransferKinds, { description: 'A payment, or a reversal.' })
  kind!: TransferKind

  @Field(() => UUID, { nullable: true, description: 'The payment that it reverses.' })
  reverses!: string | null

  @Field(() => String, { nullable: true, description: 'The reference of a payment, such as a check number.' })
  reference!: string | null

  @Field(() => String, { nullable: true, description: 'Why the payment was reversed.' })
  reason!: string | null

  @Field(() => DateTime, { description: 'When it was recorded.' })
  at!: Date

  @Field(() => Money, { description: 'The amount. Negative for a reversal.' })
  amount?: string
}

/** Written by makeStatements alone. Total, amount paid, and status follow lines and payments (Migration20261222Statements). */
@Entity({ tableName: 'statements' })
@ObjectType({
  simpleResolvers: true,
  description: "A vendor's monthly bill for service fees. Only its vendor and admins read it.",
})
export class Statement {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Its number, such as "2026-11-0001".' })
  number!: string

  @Property({ type: 'uuid' })
  vendorId!: string

  @Property({ type: 'date' })
  @Field(() => String, {
    description: 'Its month, such as "2026-11", in the time zone of the marketplace.',
  })
  month!: string

  @Property({ type: 'date' })
  @Field(() => LocalDate, { description: 'The day by which it should be paid.' })
  dueDate!: string

  /** The days past due of the last reminder. */
  @Property({ type: 'int' })
  remindedDays: Opt<number> = 0

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  @Field(() => Money, { description: 'The sum of its lines.' })
  total!: Opt<string>

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  @Field(() => Money, { description: 'How much of it is paid.' })
  paid!: Opt<string>

  @Field(() => Money, {
    description: 'How much of its fees was collected by card, which its total leaves out.',
  })
  collected?: string

  @Property({ type: 'text' })
  @Field(() => StatementStatuses, {
    description: `Its status. It is overdue ${OVERDUE_DAYS} days after its due date.`,
  })
  status!: StatementStatus

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date

  @Field(() => Money, { description: 'What is still to be paid.' })
  due?: string

  @Field(() => Int, { description: 'How many days it is past its due date; 0 before, and once it is paid.' })
  daysPastDue?: number

  @Field(() => String, { nullable: true, description: 'How to pay Haulbid, in the words of an admin.' })
  howToPay?: string | null

  @Field(() => [StatementLine], {
    description: `Its lines, oldest first, at most ${MOST_LINES}. Its files have all: /api/statements/ID.pdf and .csv.`,
  })
  @Items({ most: MOST_LINES, usual: 20 })
  lines?: StatementLine[]

  @Field(() => [StatementPayment], {
    description: `Payments and their reversals, oldest first, at most ${MOST_PAYMENTS}.`,
  })
  @Items({ most: MOST_PAYMENTS, usual: 1 })
  payments?: StatementPayment[]

  @Field(() => User, { description: 'The vendor.' })
  vendor?: Rel<User>

  @Field(() => Boolean, { description: 'Whether the viewer, an admin, may record a payment now.' })
  viewerCanRecordPayment?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer, an admin, may reverse a payment now.' })
  viewerCanReversePayment?: boolean
}

export const StatementConnection = connectionOf(Statement, 'Statement')

@ObjectType({ simpleResolvers: true, description: 'The service fees of a month.' })
export class FeeMonth {
  @Field(() => String, { description: 'The month, such as "2026-11", in the time zone of the marketplace.' })
  month!: string

  @Field(() => Money, { description: 'Fees booked that month, less those of voided charges.' })
  earned!: string

  @Field(() => Money, { description: 'Fees waived that month.' })
  waived!: string

  @Field(() => Money, { description: 'Payments of statements recorded that month, less those reversed.' })
  paid!: string

  @Field(() => Money, {
    description:
      'Fees collected by card that month. They are earned once their jobs are completed, and credits of the vendors until then.',
  })
  collected!: string
}

@ObjectType({ simpleResolvers: true, description: 'The service fees of the marketplace.' })
export class FeeTotals {
  @Field(() => [FeeMonth], { description: 'The months, oldest first. The last one is the current month.' })
  @Items({ most: 36, usual: 12 })
  months!: FeeMonth[]

  @Field(() => Money, { description: 'What all vendors owe now, billed or not, less their credits.' })
  owed!: string

  @Field(() => Money, {
    description: 'How much of that is on no statement yet. Negative if credits prevail.',
  })
  unbilled!: string

  @Field(() => Money, { description: 'How much of that is overdue.' })
  overdue!: string
}
