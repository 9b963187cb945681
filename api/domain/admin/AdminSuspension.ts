import type { Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { User } from '../accounts/User.js'
import { DateTime, UUID } from '../scalars.js'

@Entity({ tableName: 'admin_suspensions' })
@ObjectType({
  simpleResolvers: true,
  description:
    'A request by one administrator to suspend or reactivate another. It takes effect once a second administrator confirms it.',
})
export class AdminSuspension {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: string = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The administrator to suspend or reactivate.' })
  userId!: string

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'False to suspend the administrator, true to reactivate.' })
  isActive!: boolean

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The administrator who made the request.' })
  askedById!: string

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the request was made.' })
  askedAt!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the request expires.' })
  expiresAt!: Date

  @Property({ type: 'text', nullable: true })
  outcome: 'confirmed' | 'withdrawn' | 'lapsed' | null = null

  @Property({ type: 'uuid', nullable: true })
  decidedById: string | null = null

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null

  @Field(() => User, { description: 'The administrator to suspend or reactivate.' })
  user?: Rel<User>

  @Field(() => User, { description: 'The administrator who made the request.' })
  askedBy?: Rel<User>

  @Field(() => Boolean, { description: 'Whether the viewer may confirm it.' })
  viewerCanConfirm?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer may withdraw it.' })
  viewerCanWithdraw?: boolean
}
