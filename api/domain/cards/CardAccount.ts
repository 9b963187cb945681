import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { type CardStatus, cardStatuses } from '../../rules/cards/cardStatus.js'
import { asEnum } from '../asEnum.js'

const CardStatuses = asEnum('CardStatus', cardStatuses, 'Where a vendor stands with taking cards.')

/** A vendor's own account at Stripe, as Stripe last described it. */
@Entity({ tableName: 'card_accounts' })
@ObjectType('Cards', {
  simpleResolvers: true,
  description: "A vendor's account at Stripe, through which customers pay them by card.",
})
export class CardAccount {
  @PrimaryKey({ type: 'uuid' })
  vendorId!: string

  @Property({ type: 'text' })
  accountId!: string

  @Property({ type: 'text' })
  @Field(() => CardStatuses, {
    description:
      'pending until the vendor has answered what Stripe asks, restricted while Stripe asks for more and takes no cards, off once disconnected.',
  })
  status!: CardStatus

  @Property({ type: 'array' })
  @Field(() => [String], { description: 'What Stripe asks for, in its names. Empty if it asks for nothing.' })
  needs: Opt<string[]> = []

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  disconnectedAt: Date | null = null
}
