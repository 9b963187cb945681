import type { TaskWords } from '../admin/logWords.js'

export const messageTaskWords = {
  forgetMessages: { name: 'Cleanup of old messages' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const messageRefusals = {
  NO_VENDOR: 'Messages open once a bid is accepted',
} as const
