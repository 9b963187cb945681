import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  trimChanges: { name: 'Cleanup of the change stream' },
} satisfies Record<string, TaskWords>
