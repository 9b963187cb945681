import type { TaskWords } from '../admin/logWords.js'

export const offerTaskWords = {
  makeOffers: { name: 'Instant bids on a new rental', about: 'Order' },
} satisfies Record<string, TaskWords>
