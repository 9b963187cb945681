import { Field, InputType } from 'type-graphql'
import { messageRules } from '../rules/messageRules.js'
import { Rules } from '../shared/rules.js'
import { UUID } from '../shared/scalars.js'

@InputType({ description: 'A line to the other side of a job.' })
@Rules(messageRules)
export class SendMessageInput {
  @Field(() => UUID, { description: 'A job with an assigned vendor.' })
  jobId!: string

  @Field(() => String, { description: 'At most 2000 characters.' })
  content!: string
}
