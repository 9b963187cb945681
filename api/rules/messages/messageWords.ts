import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  forgetMessages: { name: 'Cleanup of old messages' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  NO_VENDOR: 'Messages open once a bid is accepted',
} as const
