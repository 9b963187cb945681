import { readFileSync } from 'node:fs'
import { get, type RestRoutes } from '../RestRoutes.js'

export const questionRoutes: RestRoutes = {
  operations: readFileSync(new URL('./questionRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    get(
      '/jobs/:jobId/questions',
      'Questions',
      'questions.nodes',
      'The questions about a job that the caller may read, newest first.',
    ),
    {
      method: 'POST',
      path: '/questions',
      summary: 'Asks about an available job as a vendor.',
      operation: 'AskQuestion',
      answer: 'askQuestion',
      status: 201,
    },
    {
      method: 'POST',
      path: '/questions/answer',
      summary: "Answers a question about one of the caller's jobs, for all vendors who may see the job.",
      operation: 'AnswerQuestion',
      answer: 'answerQuestion',
    },
  ],
}
