import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTime, UUID } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description: 'A background task, such as an email or a cleanup, whose last attempt failed.',
})
export class FailedTask {
  @Field(() => ID, { description: 'Increases with each task.' })
  id!: string

  @Field(() => String, { description: 'The name of the task, such as `noticeMail`.' })
  task!: string

  @Field(() => UUID, { nullable: true, description: 'The id of the user, bid, job or ticket it concerns.' })
  subjectId!: string | null

  @Field(() => Int, { description: 'The number of attempts.' })
  attempts!: number

  @Field(() => String, { description: 'The error of the last attempt, without secrets and addresses.' })
  error!: string

  @Field(() => DateTime, { description: 'When the event that caused the task happened.' })
  createdAt!: Date

  @Field(() => DateTime, { description: 'When the last attempt was made.' })
  failedAt!: Date

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it will be retried automatically. Null if an admin must retry it.',
  })
  nextTryAt!: Date | null
}
