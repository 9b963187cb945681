import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import { DateTime, UUID } from '../scalars.js'

@Entity({ tableName: 'questions' })
@ObjectType({
  simpleResolvers: true,
  description: "A vendor's question about an open job. Only the vendor who asked can see who asked it.",
})
export class Question {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The job it is about.' })
  jobId!: string

  /** Not in the schema, because the customer and other vendors don't learn who asked. */
  @Property({ type: 'uuid' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The question, at most 300 characters.' })
  question!: string

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was asked.' })
  createdAt!: Date

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The customer's answer, at most 500 characters, visible to all vendors who may see the job. Null until it is answered.",
  })
  answer: string | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was answered; null until then.' })
  answeredAt: Date | null = null

  @Field(() => Boolean, { description: 'Whether the viewer asked it.' })
  viewerAsked?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer, the customer, may answer it now.' })
  viewerCanAnswer?: boolean
}

export const QuestionConnection = connectionOf(Question, 'Question')
