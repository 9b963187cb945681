import { noun } from '../noun.js'
import { checkLedger } from './checkLedger.js'
import { LedgerResolver } from './LedgerResolver.js'
import { LedgerTransfer } from './LedgerTransfer.js'
import { exported, notExported } from './userData.js'

export const ledger = noun({
  name: 'ledger',
  why: 'What a vendor owes Haulbid for the charges.',
  entities: [LedgerTransfer],
  resolvers: [LedgerResolver],
  tasks: { checkLedger },
  exported,
  notExported,
})
