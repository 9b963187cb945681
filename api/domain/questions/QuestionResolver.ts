import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { PageArgs } from '../../platform/rows/paging.js'
import { readById, readPage } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { answerQuestion } from './answerQuestion.js'
import { askQuestion } from './askQuestion.js'
import { AnswerQuestionInput, AskQuestionInput } from './inputs.js'
import { Question, QuestionConnection } from './Question.js'
import { mayReadQuestion } from './questionPolicy.js'
import { questionRows } from './questionRows.js'

@Resolver(() => Question)
export class QuestionResolver {
  @Query(() => QuestionConnection, {
    description:
      'The questions about a job, newest first: all of them for its customer and admins. Vendors who may see the job get their own questions and all answered ones.',
  })
  async questions(
    @Arg('jobId', () => UUID, { description: "The job's id." }) jobId: string,
    @Args() page: PageArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn()
    return readPage(questionRows, info, context, {
      ...page,
      ...rowsWhere(questionRows, t => `${t.jobId} = :jobId and ${mayReadQuestion(t)}`),
      values: { jobId },
    })
  }

  @Mutation(() => Question, {
    description:
      "Asks a question about an available job as a vendor. The customer is notified without seeing the vendor's name. CONFLICT: JOB_NOT_OPEN, JOB_EXPIRED, NOT_IN_AREA, SERVICE_NOT_OFFERED, SIZE_NOT_OFFERED, TOO_MANY_QUESTIONS with three of the viewer's unanswered, JOB_QUESTIONS_FULL. RATE_LIMITED above the account's limit.",
  })
  async askQuestion(
    @Arg('input', () => AskQuestionInput, { description: 'The job and the question.' })
    input: AskQuestionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(questionRows, info, context, await askQuestion(context, input.jobId, input.question))
  }

  @Mutation(() => Question, {
    description:
      "Answers a question about one of the viewer's jobs. A question can be answered once, and all vendors who may see the job see the answer. Works even after a bid is accepted, until the job is completed or cancelled. CONFLICT: ALREADY_ANSWERED, JOB_NOT_OPEN, JOB_EXPIRED.",
  })
  async answerQuestion(
    @Arg('input', () => AnswerQuestionInput, { description: 'The question and its answer.' })
    input: AnswerQuestionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { questionId, answer } = input
    return readById(questionRows, info, context, await answerQuestion(context, questionId, answer))
  }
}
