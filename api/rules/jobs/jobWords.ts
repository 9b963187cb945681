import type { TaskWords } from '../admin/logWords.js'

export const jobTaskWords = {
  tellVendors: { name: 'Notices of a new job', about: 'Order' },
  tellServed: { name: 'Notices that a ZIP code is served now' },
  tellStranded: { name: 'Notices about a suspended vendor', about: 'User' },
} satisfies Record<string, TaskWords>
