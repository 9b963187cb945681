import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import { User } from '../accounts/User.js'
import { DateTime, UUID } from '../scalars.js'

@Entity({ tableName: 'messages' })
@ObjectType({
  simpleResolvers: true,
  description: 'A line between the customer and the assigned vendor of a job.',
})
export class Message {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'Random.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The job it is about.' })
  jobId!: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'Who wrote it.' })
  senderId!: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'Whom it is for.' })
  receiverId!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'As typed, at most 2000 characters.' })
  content!: string

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the receiver opened the thread.' })
  readAt: Date | null = null

  @Field(() => User, { description: 'Who wrote it.' })
  sender?: Rel<User>
}

export const MessageConnection = connectionOf(Message, 'Message')
