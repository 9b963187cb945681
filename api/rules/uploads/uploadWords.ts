import type { TaskWords } from '../admin/logWords.js'

export const uploadTaskWords = {
  makeThumbnails: { name: 'Small sizes of a photo', about: 'Upload' },
  removeUnclaimed: { name: 'Cleanup of unused uploads' },
} satisfies Record<string, TaskWords>
