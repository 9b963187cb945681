import type { TaskWords } from '../admin/logWords.js'

export const dealTaskWords = {
  expire: { name: 'Closing expired bids and orders' },
} satisfies Record<string, TaskWords>
