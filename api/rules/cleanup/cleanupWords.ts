import type { TaskWords } from '../admin/logWords.js'

export const cleanupTaskWords = {
  removeExpired: { name: 'Cleanup of expired sessions and links' },
} satisfies Record<string, TaskWords>
