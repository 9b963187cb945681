import type { NounCache } from '../../apollo/NounCache.js'
import { pages } from '../../apollo/policies.js'
import { addToJob } from '../jobs/addToJob.js'

export const questionsCache: NounCache = {
  fields: { questions: { policy: pages('jobId'), causes: ['question'] } },
  mutations: { AskQuestion: [addToJob('questions')] },
}
