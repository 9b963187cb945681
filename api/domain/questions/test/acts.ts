import { type Act, customer, input, newcomer } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  askQuestion: [
    {
      by: newcomer,
      variables: input(({ jobId }) => ({ jobId, question: 'How many stairs?' })),
      stage: 'pending',
    },
  ],
  answerQuestion: [
    { by: customer, variables: input(({ questionId }) => ({ questionId, answer: 'Two' })), stage: 'pending' },
  ],
}
