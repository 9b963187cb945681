import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import type { PaymentMethod } from '../../rules/kinds.js'
import type { BusinessRemovalReason } from '../../rules/ratings/removalReasons.js'
import { DateTime, UUID } from '../scalars.js'
import { BusinessRemovalReasons, PaymentMethods } from './businessEnums.js'
import { PaymentHandle } from './PaymentHandle.js'

@Entity({ tableName: 'businesses' })
@ObjectType({
  simpleResolvers: true,
  description:
    "A vendor's business, as seen by its vendor and admins. See VendorProfile for the public view.",
})
export class Business {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'The vendor it belongs to.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'The business name that customers see, unless an admin removed it (see `nameRemovedFor`).',
  })
  name!: string

  /** Only the vendor and admins can read this name. It is replaced once the vendor chooses another. */
  @Property({ type: 'text', nullable: true })
  removedName: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => BusinessRemovalReasons, {
    nullable: true,
    description:
      "Why an admin removed the name. Customers then see the person's name until the vendor chooses another business name.",
  })
  nameRemovedFor: BusinessRemovalReason | null = null

  /** The path of a logo that cannot be chosen again. */
  @Property({ type: 'text', nullable: true })
  removedLogo: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => BusinessRemovalReasons, {
    nullable: true,
    description: 'Why an admin removed the logo. Null once the vendor has chosen another.',
  })
  logoRemovedFor: BusinessRemovalReason | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The vendor's description of the business." })
  about: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Phone number as entered. Shared with a customer once a bid is accepted, never on the profile.',
  })
  phone: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The path of the logo, /objects/ID.' })
  logo: string | null = null

  @Property({ type: 'int', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The year the business started.' })
  since: number | null = null

  @Property({ type: 'array', default: [] })
  @Field(() => [PaymentMethods], { description: 'How customers can pay.' })
  paymentMethods: Opt<PaymentMethod[]> = []

  @Property({ type: 'json', default: '[]' })
  handles: Opt<Pick<PaymentHandle, 'method' | 'handle'>[]> = []

  @Field(() => [PaymentHandle], {
    description:
      'Where customers pay, for the ways to pay that have such a thing. Only the parties of a job read them.',
  })
  paymentHandles?: PaymentHandle[]

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was first saved.' })
  createdAt!: Date

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    description:
      'Increases with each change. Send it back when you save the business to detect changes made since you read it.',
  })
  version: Opt<number> = 1
}
