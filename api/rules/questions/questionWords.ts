/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  TOO_MANY_QUESTIONS: 'You have three unanswered questions about this job. Please wait for an answer.',
  JOB_QUESTIONS_FULL: 'This job has reached the limit of questions',
  ALREADY_ANSWERED: 'This question was already answered',
} as const
