import { ADMIN, type Policy } from '../../../test/security/policies.js'
import { given, ofVendor } from '../../../test/security/setups.js'
import { paidStatement, statementOf } from './setups.js'

export const mutations: Record<string, Policy> = {
  recordStatementPayment: {
    may: ADMIN,
    setup: given(async world => ({ ...(await statementOf(world)), amount: '20', reference: 'Check 7' })),
  },
  reverseStatementPayment: {
    may: ADMIN,
    setup: given(async world => ({ ...(await paidStatement(world)), reason: 'The check bounced' })),
  },
}

export const queries: Record<string, Policy> = {
  statements: { may: ['vendor', 'admin'], setup: ofVendor },
  statement: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ id: (await statementOf(world)).statementId })),
  },
  feeStatements: { may: ADMIN },
  feeTotals: { may: ADMIN },
}
