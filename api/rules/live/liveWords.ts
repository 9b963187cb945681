import type { TaskWords } from '../admin/logWords.js'

export const liveTaskWords = {
  trimChanges: { name: 'Cleanup of the change stream' },
} satisfies Record<string, TaskWords>
