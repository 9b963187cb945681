import type { NounCache } from '../../apollo/NounCache.js'
import { latest, latestOf, leaves } from '../../apollo/policies.js'
import { refetch } from '../../apollo/updateLists.js'

const PAID = [refetch('feeStatements', 'feeTotals'), 'adminWork', 'audit'] as const

export const statementsCache: NounCache = {
  fields: {
    statements: { policy: latest, causes: ['statement'] },
    statement: { causes: ['statement'] },
    feeStatements: { policy: leaves('status'), causes: ['statement'] },
    feeTotals: { policy: latest, causes: ['statement'] },
  },
  types: { Statement: { fields: latestOf('lines', 'payments') } },
  mutations: { RecordStatementPayment: PAID, ReverseStatementPayment: PAID },
}
