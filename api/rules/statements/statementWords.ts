import type { TaskWords } from '../admin/logWords.js'

export const statementTaskWords = {
  makeStatements: { name: 'Statements of service fees' },
} satisfies Record<string, TaskWords>
