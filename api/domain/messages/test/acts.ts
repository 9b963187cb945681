import { type Act, customer, input, job, vendor } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  sendMessage: [
    { by: customer, variables: input(({ jobId }) => ({ jobId, content: 'Hello' })), stage: 'accepted' },
    { by: vendor, variables: input(({ jobId }) => ({ jobId, content: 'Hello' })), stage: 'completed' },
  ],
  markMessagesRead: [{ by: customer, variables: job }],
}
