import { noun } from '../noun.js'
import { checkLedger } from './checkLedger.js'
import { compareFees } from './compareFees.js'
import { feeOfCharges } from './FeeOfCharge.js'
import { ledgerOfJob } from './LedgerOfJob.js'
import { LedgerResolver } from './LedgerResolver.js'
import { LedgerTransfer } from './LedgerTransfer.js'
import { netOfStats } from './NetOfStats.js'
import { exported, notExported } from './userData.js'

export const ledger = noun({
  name: 'ledger',
  why: 'What a vendor owes Haulbid for the charges.',
  adds: [ledgerOfJob, feeOfCharges, netOfStats],
  entities: [LedgerTransfer],
  resolvers: [LedgerResolver],
  tasks: { checkLedger, compareFees },
  exported,
  notExported,
})
