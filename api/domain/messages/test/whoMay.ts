import { type Policy, SIGNED_IN } from '../../../test/security/policies.js'
import { asInput, given } from '../../../test/security/setups.js'
import { doneJob, takenJob } from '../../jobs/test/setups.js'

export const mutations: Record<string, Policy> = {
  sendMessage: {
    may: ['customer', 'vendor'],
    setup: asInput(takenJob, { content: 'Hello' }),
    tells: ['vendor: message_received'],
  },
  markMessagesRead: { may: ['customer', 'vendor'], setup: given(takenJob) },
}

export const queries: Record<string, Policy> = {
  // Other users' messages are an empty list: privacy.test.ts.
  messages: { may: SIGNED_IN, setup: given(doneJob) },
}
