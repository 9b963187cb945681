import { newFee, newStatement, runStatements } from '../../../test/statements.js'
import { vendor } from '../../../test/users.js'
import { type Case, harness, nothing } from '../../notices/test/telling.js'

export const lastCases: Case[] = [
  {
    what: 'a month with service fees is over',
    before: async () => {
      // Reminders of earlier statements come before.
      await runStatements(harness, '2026-12-01T06:00:00Z')
      await runStatements(harness, '2027-01-01T05:00:00Z')
      await newFee(harness, (await vendor(harness)).id)
      return nothing()
    },
    act: () => Promise.all(['', ''].map(() => runStatements(harness, '2027-01-01T06:00:00Z'))),
    told: ['another vendor: statement_issued'],
  },
  {
    what: 'a statement is a day past due',
    before: async () => {
      await runStatements(harness, '2026-11-16T18:00:00Z')
      await newStatement(harness, (await vendor(harness)).id)
      return nothing()
    },
    act: () => Promise.all(['', ''].map(() => runStatements(harness, '2026-11-16T18:00:00Z'))),
    told: ['another vendor: statement_reminder'],
  },
  {
    what: 'a statement is overdue',
    before: async () => {
      await runStatements(harness, '2026-12-16T06:00:00Z')
      await newStatement(harness, (await vendor(harness)).id)
      return nothing()
    },
    act: () => Promise.all(['', ''].map(() => runStatements(harness, '2026-12-16T06:00:00Z'))),
    told: ['admin: statement_unpaid', 'another vendor: statement_overdue'],
  },
]
