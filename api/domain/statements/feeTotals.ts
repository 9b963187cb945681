import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { badField } from '../../platform/errors.js'
import type { Context } from '../context.js'
import type { FeeMonth, FeeTotals } from './Statement.js'

const MOST_MONTHS = 36

/** The months of the marketplace's time zone end for this as for statements and for the ledger's files. */
const MONTHS = prepared(`
  with months as (
    select s.time_zone, m.first from settings s, generate_series(
      date_trunc('month', :now::timestamptz at time zone s.time_zone) - make_interval(months => :months::integer - 1),
      date_trunc('month', :now::timestamptz at time zone s.time_zone), interval '1 month') m(first))
  select to_char(m.first, 'YYYY-MM') as month, sums.*
  from months m, lateral (
    select coalesce(-sum(e.amount) filter (where a.kind = 'fee_revenue' and t.kind in ('fee', 'fee_voided')), 0)::numeric(12, 2)::text as earned,
      coalesce(sum(e.amount) filter (where a.kind = 'fee_revenue' and t.kind = 'fee_waived'), 0)::numeric(12, 2)::text as waived,
      coalesce(sum(e.amount) filter (where a.kind = 'cash'), 0)::numeric(12, 2)::text as paid
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.kind in ('fee_revenue', 'cash')
    where t.created_at >= m.first at time zone m.time_zone
      and t.created_at < (m.first + interval '1 month') at time zone m.time_zone) sums
  order by m.first`)

const NOW = prepared(`
  select owed::text, (owed - billed)::text as unbilled, overdue::text from (select
    (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'vendor_owes')::numeric(12, 2) as owed,
    (select coalesce(sum(s.total - s.paid), 0) from statements s where s.status <> 'paid')::numeric(12, 2) as billed,
    (select coalesce(sum(s.total - s.paid), 0) from statements s where s.status = 'overdue')::numeric(12, 2) as overdue) now`)

export async function feeTotals({ readPool, now }: Context, months: number): Promise<FeeTotals> {
  if (months < 1 || months > MOST_MONTHS) throw badField('months', `months is from 1 to ${MOST_MONTHS}`)
  const [totals] = await rowsOf<Omit<FeeTotals, 'months'> & Record<string, unknown>>(readPool, NOW, {})
  return {
    ...totals!,
    months: await rowsOf<FeeMonth & Record<string, unknown>>(readPool, MONTHS, { now, months }),
  }
}
