import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { byAge, type PastDue } from '../../rules/admin/overdueAges.js'
import { ended } from '../../rules/jobs/jobGraph.js'
import { statementGraph } from '../../rules/statements/statementGraph.js'
import { OVERDUE_DAYS } from '../../rules/statements/statements.js'
import type { Context } from '../context.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { fromStates, inStates } from '../makeMove.js'
import type { Balance } from '../payments/Balance.js'
import { endedAt, isOpenBalance } from '../payments/paymentRows.js'
import type { OverdueMoney } from './AdminStats.js'

const j = columnsOf<JobTable>('j')
const b = columnsOf<Balance>('b')

/** In SQL: the money of `from`, whose rows have `past` days and an `amount`. Ages beyond the last boundary count as it. */
const pastDue = (from: string) =>
  prepared(`select days, count(*)::int as count, sum(amount)::text as amount
    from (select least(past, ${OVERDUE_DAYS}) as days, amount from (${from}) due) counted
    where days > 0 group by days`)

const STATEMENTS =
  pastDue(`select (:now::timestamptz at time zone s.time_zone)::date - st.due_date as past, st.total - st.paid as amount
  from statements st, settings s where st.status in ${fromStates(statementGraph, 'pay')}`)

const ORDERS =
  pastDue(`select floor(extract(epoch from :now::timestamptz - ${endedAt(j)}) / 86400)::int as past, ${b.amount} as amount
  from job_balances b join jobs j on ${j.id} = ${b.jobId}
  where ${isOpenBalance(b)} and ${b.amount} > 0
    and (${j.status} in ${inStates(ended)} or ${b.vendorId} is distinct from ${j.vendorId})`)

type Row = PastDue & Record<string, unknown>

/** What vendors owe Haulbid and what customers owe vendors, by the number of days past due. */
export const overdueMoney = async ({ readPool, now }: Context): Promise<OverdueMoney> => ({
  vendors: byAge(await rowsOf<Row>(readPool, STATEMENTS, { now })),
  customers: byAge(await rowsOf<Row>(readPool, ORDERS, { now })),
})
