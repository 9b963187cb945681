import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  noticeMail: { name: 'Email of a notice', about: 'Notice' },
  digestMail: { name: 'Email of several notices', about: 'Digest' },
} satisfies Record<string, TaskWords>
