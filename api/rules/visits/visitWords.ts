import type { TaskWords } from '../admin/logWords.js'

export const visitTaskWords = {
  remindOfVisits: { name: 'Reminders of visits' },
} satisfies Record<string, TaskWords>
