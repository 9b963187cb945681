import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { type NamedVendor, vendorAndPerson } from '../../rules/businesses/vendorName.js'
import { csv, csvRows, orderCell } from '../../rules/csv.js'
import {
  type AccountKind,
  accountKinds,
  type TransferKind,
  transferKinds,
} from '../../rules/ledger/ledger.js'
import { namedVendor } from '../businesses/businessRows.js'
import type { AppContext } from '../context.js'

const TRANSFERS_AT_ONCE = 2000

/** A month ends as it does for statements and for `feeTotals`. */
const ENTRIES = prepared(`
  select to_char(t.created_at at time zone m.time_zone, 'YYYY-MM-DD') as day, t.number, t.kind, a.kind as account,
    case when u.id is not null then ${namedVendor('u')} end as vendor, t.job_id as "jobId", billed.statements,
    concat_ws(': ', c.label, t.reference, t.reason) as note, e.amount
  from (select time_zone, (:month || '-01')::timestamp as first from settings) m
    join lateral (select t.* from ledger_transfers t where t.created_at >= m.first at time zone m.time_zone
      and t.created_at < (m.first + interval '1 month') at time zone m.time_zone and t.number > :after::bigint
      order by t.number limit ${TRANSFERS_AT_ONCE}) t on true
    join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id
    left join users u on u.id = a.owner_id
    left join job_charges c on c.id = t.charge_id
    -- Parts of a credit may be on several.
    left join lateral (select string_agg(s.number, ', ' order by s.number) as statements from statements s
      where s.id = t.statement_id or s.id in (select l.statement_id from statement_lines l where l.transfer_id = t.id)) billed on true
  order by t.number, e.amount desc`)

interface Entry extends Record<string, unknown> {
  day: string
  number: string
  kind: TransferKind
  account: AccountKind
  vendor: NamedVendor | null
  jobId: string | null
  statements: string | null
  note: string
  amount: string
}

const HEAD = ['Date', 'Transfer', 'Event', 'Account', 'Vendor', 'Order', 'Statement', 'Note', 'Amount']

const cellsOf = ({ day, number, kind, account, vendor, jobId, statements, note, amount }: Entry) => [
  day,
  `Transfer ${number}`,
  transferKinds[kind],
  accountKinds[account],
  vendor ? vendorAndPerson(vendor) : '',
  jobId ? orderCell(jobId) : '',
  statements ? `Statement ${statements}` : '',
  note,
  amount,
]

/**
 * The entries of a month such as "2026-11" for a bookkeeper, in parts, so that a month of millions fits in memory: debits
 * are positive, and all add up to zero.
 */
export async function* ledgerCsv({ database }: AppContext, month: string): AsyncGenerator<string> {
  yield csv([HEAD])
  let after: string | undefined = '0'
  while (after !== undefined) {
    const entries: Entry[] = await rowsOf<Entry>(database.pool, ENTRIES, { month, after })
    if (entries.length > 0) yield csvRows(entries.map(cellsOf))
    after = entries.at(-1)?.number
  }
}
