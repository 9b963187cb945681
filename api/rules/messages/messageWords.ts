import type { TaskWords } from '../admin/logWords.js'

export const messageTaskWords = {
  forgetMessages: { name: 'Cleanup of old messages' },
} satisfies Record<string, TaskWords>
