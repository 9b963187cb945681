import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import { PersonName } from '../accounts/PersonName.js'
import { User } from '../accounts/User.js'
import { DateTime, UUID } from '../scalars.js'

@Entity({ tableName: 'messages' })
@ObjectType({
  simpleResolvers: true,
  description: "A message between a job's customer and its assigned vendor.",
})
export class Message {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The job it is about.' })
  jobId!: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The sender.' })
  senderId!: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of the receiver.' })
  receiverId!: string

  /** The person who wrote it for the vendor. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The text, at most 2000 characters.' })
  content!: string

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the receiver read it; null until then.' })
  readAt: Date | null = null

  @Field(() => PersonName, {
    nullable: true,
    description: 'Who wrote it for the vendor. Null if the customer wrote it, or a vendor who works alone.',
  })
  person?: PersonName | null

  @Field(() => User, { description: 'The sender.' })
  sender?: Rel<User>
}

export const MessageConnection = connectionOf(Message, 'Message')
