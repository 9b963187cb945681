import type { TaskWords } from '../admin/logWords.js'

export const vendorTaskWords = {
  documentExpiry: { name: 'Reminders about expiring documents' },
} satisfies Record<string, TaskWords>
