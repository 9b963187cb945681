import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTime, UUID } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description: 'Work in the background, a mail or a clean-up, whose last try failed.',
})
export class FailedTask {
  @Field(() => ID, { description: 'Grows with each task.' })
  id!: string

  @Field(() => String, { description: 'What was to be done, `newBidMail`.' })
  task!: string

  @Field(() => UUID, { nullable: true, description: 'What it is about: a user, bid, job or ticket.' })
  subjectId!: string | null

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number

  @Field(() => String, { description: 'What went wrong at the last try, without secrets or addresses.' })
  error!: string

  @Field(() => DateTime, { description: 'When what caused it happened.' })
  createdAt!: Date

  @Field(() => DateTime, { description: 'When it was last tried.' })
  failedAt!: Date

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it is tried again by itself; null when it is kept for an admin to decide.',
  })
  nextTryAt!: Date | null
}
