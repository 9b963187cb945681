import { noun } from '../noun.js'
import { Question } from './Question.js'
import { QuestionResolver } from './QuestionResolver.js'
import { questionDemo } from './questionDemo.js'
import { questionNoticeMails } from './questionNoticeMails.js'
import { questionRoutes } from './questionRoutes.js'
import { exported } from './userData.js'

export const questions = noun({
  name: 'questions',
  why: 'Bidders ask about a job, and an answer can unsettle a bid.',
  entities: [Question],
  resolvers: [QuestionResolver],
  rest: questionRoutes,
  exported,
  mails: questionNoticeMails,
  demo: questionDemo,
})
