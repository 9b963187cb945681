import type { TaskWords } from '../admin/logWords.js'

export const ledgerTaskWords = {
  checkLedger: { name: 'Check of ledger, charges, prices, and statements' },
} satisfies Record<string, TaskWords>
