import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import type { PaymentMethod } from '../../rules/kinds.js'
import { PaymentMethods } from '../enums.js'
import { DateTime, UUID } from '../scalars.js'

@Entity({ tableName: 'businesses' })
@ObjectType({
  simpleResolvers: true,
  description:
    "A vendor's business, as its vendor and admins see it. For what everybody sees: VendorProfile.",
})
export class Business {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'The vendor it belongs to.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What customers know the vendor by.' })
  name!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What the vendor says about the business.' })
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
  @Field(() => Int, { nullable: true, description: 'The year in which the business began.' })
  since: number | null = null

  @Property({ type: 'array', default: [] })
  @Field(() => [PaymentMethods], { description: 'How customers can pay.' })
  paymentMethods: Opt<PaymentMethod[]> = []

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was first saved.' })
  createdAt!: Date

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    description:
      'Increases with each change. Send it back when you save the business to detect changes in between.',
  })
  version: Opt<number> = 1
}
