import { type Act, admin, afterAllDates } from '../../../test/pairs/act.js'
import { taskWork } from '../../../test/taskWork.js'
import { makeStatements } from '../makeStatements.js'

export const acts: Record<string, Act[]> = {
  recordStatementPayment: [
    {
      by: admin,
      variables: ({ statementId }) => ({ statementId, amount: '15', reference: 'Check 2' }),
    },
  ],
  reverseStatementPayment: [
    { by: admin, variables: ({ statementId }) => ({ statementId, reason: 'The check bounced' }) },
  ],
}

export const tasks: Record<string, Act[]> = {
  makeStatements: [
    {
      by: admin,
      run: ({ app }) =>
        makeStatements({ ...app.context, clock: afterAllDates }, {}, taskWork('makeStatements')),
    },
  ],
}
