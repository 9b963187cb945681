import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { answerRules, questionRules } from '../../rules/questions/questionRules.js'
import { UUID } from '../scalars.js'

@InputType({ description: 'A question about an open job.' })
@Rules(questionRules)
export class AskQuestionInput {
  @Field(() => UUID, { description: "The job's id." })
  jobId!: string

  @Field(() => String, { description: 'At most 300 characters, without phone numbers, emails, or links.' })
  question!: string
}

@InputType({ description: 'The answer to a question.' })
@Rules(answerRules)
export class AnswerQuestionInput {
  @Field(() => UUID, { description: "A question about one of the viewer's jobs." })
  questionId!: string

  @Field(() => String, { description: 'At most 500 characters, without phone numbers, emails, or links.' })
  answer!: string
}
