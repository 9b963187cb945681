import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  removeExpired: { name: 'Cleanup of expired sessions and links' },
} satisfies Record<string, TaskWords>
