import type { TaskWords } from '../admin/logWords.js'

export const ratingTaskWords = {
  revealRatings: { name: 'Notices of revealed ratings' },
} satisfies Record<string, TaskWords>
