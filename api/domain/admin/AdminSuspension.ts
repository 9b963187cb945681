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
    'That an administrator be suspended or reactivated: asked by one administrator, done once a second one confirms.',
})
export class AdminSuspension {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'Random.' })
  id: string = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The administrator whom it is about.' })
  userId!: string

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'False: to be suspended; true: to be reactivated.' })
  isActive!: boolean

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'Who asked.' })
  askedById!: string

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was asked.' })
  askedAt!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'Until when it can be confirmed.' })
  expiresAt!: Date

  @Property({ type: 'text', nullable: true })
  outcome: 'confirmed' | 'withdrawn' | 'lapsed' | null = null

  @Property({ type: 'uuid', nullable: true })
  decidedById: string | null = null

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null

  @Field(() => User, { description: 'The administrator whom it is about.' })
  user?: Rel<User>

  @Field(() => User, { description: 'Who asked.' })
  askedBy?: Rel<User>

  @Field(() => Boolean, { description: 'Whether the viewer may be the second who confirms it.' })
  viewerCanConfirm?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer may withdraw it.' })
  viewerCanWithdraw?: boolean
}
