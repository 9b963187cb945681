import type { NounCache } from '../../apollo/NounCache.js'
import { pages } from '../../apollo/policies.js'
import { addToJob } from '../jobs/addToJob.js'

export const messagesCache: NounCache = {
  fields: {
    messages: {
      policy: pages('jobId'),
      causes: ['message'],
      concerns: (stored, { jobId }) => !jobId || stored.includes(jobId),
    },
  },
  mutations: { SendMessage: [addToJob('messages')] },
}
