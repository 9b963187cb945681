import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed, prepared, rowsOf } from '../../platform/database/prepared.js'
import { badField } from '../../platform/errors.js'
import type { Context } from '../context.js'
import type { FeeMonth, FeeTotals } from './Statement.js'

const MOST_MONTHS = 36

/** In SQL: what the ledger adds up to in the month that begins at `first`, on the clock of the marketplace. */
const sumsOf = (first: string, timeZone: string) => `(
  select coalesce(-sum(e.amount) filter (where a.kind = 'fee_revenue' and t.kind in ('fee', 'fee_voided')), 0)::numeric(14, 2) as earned,
    coalesce(sum(e.amount) filter (where a.kind = 'fee_revenue' and t.kind = 'fee_waived'), 0)::numeric(14, 2) as waived,
    coalesce(sum(e.amount) filter (where a.kind = 'cash'), 0)::numeric(14, 2) as paid,
    coalesce(sum(e.amount) filter (where a.kind = 'processor'), 0)::numeric(14, 2) as collected
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.kind in ('fee_revenue', 'cash', 'processor')
  where t.created_at >= ${first} at time zone ${timeZone}
    and t.created_at < (${first} + interval '1 month') at time zone ${timeZone})`

const nameOf = (first: string) => `to_char(${first}, 'YYYY-MM')`

/** Months that are over have their sums stored: a year of a large ledger takes seconds to add up. */
const MONTHS = prepared(`
  with months as (
    select s.time_zone, m.first from settings s, generate_series(
      date_trunc('month', :now::timestamptz at time zone s.time_zone) - make_interval(months => :months::integer - 1),
      date_trunc('month', :now::timestamptz at time zone s.time_zone), interval '1 month') m(first))
  select ${nameOf('m.first')} as month, sums.earned::text, sums.waived::text, sums.paid::text, sums.collected::text
  from months m, lateral (
    select f.earned, f.waived, f.paid, f.collected from fee_months f where f.month = ${nameOf('m.first')}
    union all
    select * from ${sumsOf('m.first', 'm.time_zone')} added
    where not exists (select from fee_months f where f.month = ${nameOf('m.first')})) sums
  order by m.first`)

/**
 * Stores the sums of the oldest month that has none. A month is over a day after its end, when no act that began in it is still
 * running.
 */
const CLOSE_MONTH = `
  with ended as (
    select s.time_zone, m.first from settings s, generate_series(
      date_trunc('month', (select min(t.created_at) from ledger_transfers t) at time zone s.time_zone),
      date_trunc('month', (:now::timestamptz - interval '1 day') at time zone s.time_zone) - interval '1 month', interval '1 month') m(first)
    where not exists (select from fee_months f where f.month = ${nameOf('m.first')})
    order by m.first limit 1)
  insert into fee_months (month, earned, waived, paid, collected)
  select ${nameOf('ended.first')}, sums.* from ended, lateral ${sumsOf('ended.first', 'ended.time_zone')} sums
  on conflict do nothing
  returning month as id`

/** Stores the sums of one month that is over. Returns it, or nothing if all are stored. */
export const closeMonth = (tx: EntityManager, now: Date): Promise<{ id: string }[]> =>
  executeNamed<{ id: string }>(tx, CLOSE_MONTH, { now })

const NOW = prepared(`
  select owed::text, (owed - billed)::text as unbilled, overdue::text from (select
    (select coalesce(sum(f.owed), 0) from vendor_fees f)::numeric(12, 2) as owed,
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
