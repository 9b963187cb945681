import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import type { TransferKind } from '../../rules/ledger/ledger.js'
import { Charge } from '../charges/Charge.js'
import { DateTime, Money, UUID } from '../scalars.js'
import { TransferKinds } from './ledgerEnums.js'

/** Written by SQL alone (Migration20261216Ledger, collectFee.ts), and never changed or removed. */
@Entity({ tableName: 'ledger_transfers' })
@ObjectType({
  simpleResolvers: true,
  description:
    'One event in the ledger of service fees. It is never changed: a reversal undoes it. Admins only.',
})
export class LedgerTransfer {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A UUIDv5 made from its cause, so that it cannot be booked twice.' })
  id!: string

  /** Counted up by the database. */
  @Property({ type: 'bigint' })
  number!: Opt<string>

  @Property({ type: 'text' })
  @Field(() => TransferKinds, { description: 'What happened.' })
  kind!: TransferKind

  @Property({ type: 'uuid', nullable: true })
  jobId: string | null = null

  @Property({ type: 'uuid', nullable: true })
  chargeId: string | null = null

  /** The card payment that collected the fee. */
  @Property({ type: 'uuid', nullable: true })
  paymentId: string | null = null

  @Property({ type: 'uuid', nullable: true })
  statementId: string | null = null

  /** The payment's, such as a check number. */
  @Property({ type: 'text', nullable: true })
  reference: string | null = null

  @Property({ type: 'uuid', nullable: true })
  @Field(() => UUID, { nullable: true, description: 'The transfer it reverses.' })
  reverses: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why the charge was voided or the fee waived.',
  })
  reason: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was booked.' })
  createdAt!: Date

  @Field(() => Money, {
    description: 'How much more the vendor owes Haulbid by it. Negative if it is less.',
  })
  amount?: string

  @Field(() => Charge, { nullable: true, description: 'The charge whose service fee it is.' })
  charge?: Rel<Charge> | null
}
