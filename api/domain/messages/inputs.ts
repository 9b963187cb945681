import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { messageRules } from '../../rules/messages/messageRules.js'
import { UUID } from '../scalars.js'

@InputType({ description: 'A message to the other party of a job.' })
@Rules(messageRules)
export class SendMessageInput {
  @Field(() => UUID, { description: 'A job with an assigned vendor.' })
  jobId!: string

  @Field(() => UUID, {
    nullable: true,
    description:
      'For its customer: the vendor to write to, who has the job or with whom money is due. By default the one who has it.',
  })
  vendorId?: string | null

  @Field(() => String, { description: 'At most 2000 characters.' })
  content!: string
}
