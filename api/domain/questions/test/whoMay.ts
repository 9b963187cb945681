import { type PathPolicy, type Policy, SIGNED_IN } from '../../../test/security/policies.js'
import { asInput, given } from '../../../test/security/setups.js'
import { pendingJob } from '../../jobs/test/setups.js'
import { question } from './setups.js'

export const mutations: Record<string, Policy> = {
  askQuestion: {
    may: ['vendor'],
    setup: asInput(pendingJob, { question: 'How many stairs?' }),
    refusedAs: { otherVendor: 'CONFLICT' },
    tells: ['customer: question_asked'],
  },
  answerQuestion: {
    may: ['customer'],
    setup: asInput(question, { answer: 'Two' }),
    tells: ['vendor: question_answered'],
  },
}

export const queries: Record<string, Policy> = {
  // Just as empty: privacy.test.ts.
  questions: { may: SIGNED_IN, setup: given(pendingJob) },
}

export const restPaths: Record<string, PathPolicy> = {
  'GET /jobs/:jobId/questions': {
    may: SIGNED_IN,
    request: async world => ({ path: { jobId: (await pendingJob(world)).jobId } }),
  },
  'POST /questions': {
    may: ['vendor'],
    request: async world => ({ body: { ...(await pendingJob(world)), question: 'How many stairs?' } }),
    refusedAs: { otherVendor: 409 },
  },
  'POST /questions/answer': {
    may: ['customer'],
    request: async world => ({ body: { ...(await question(world)), answer: 'Two' } }),
  },
}
