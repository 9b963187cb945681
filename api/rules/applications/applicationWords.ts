import type { TaskWords } from '../admin/logWords.js'

export const applicationTaskWords = {
  applicationMail: { name: 'Email to an applicant', about: 'Application' },
  applicationDeclinedMail: { name: 'Email to a declined applicant', about: 'Application' },
} satisfies Record<string, TaskWords>
