import type { AppContext } from '../context.js'
import type { Task } from '../TaskPayloads.js'

/** Reads every completed job once a night, while nobody waits for it. */
const TIMEOUT = '5min'

/** The fees of each job by the ledger, collected or not, and the lines whose fee is booked and not reversed, once for each job. */
const OWED = `select t.job_id, sum(e.amount) as owed from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'vendor_owes'
  where t.job_id is not null and t.kind <> 'fee_collected' group by t.job_id`
const BILLED = `select t.job_id, coalesce(sum(c.amount) filter (where r.id is null), 0) as total, bool_or(r.kind = 'fee_waived') is true as is_waived
  from ledger_transfers t join job_charges c on c.id = t.charge_id left join ledger_transfers r on r.reverses = t.id
  where t.kind = 'fee' group by t.job_id`

/** Each query finds jobs, statements, or vendors by their ids; the tests of faults run them, too. */
export const ledgerDifferences = {
  'a statement is not the sum of its lines and payments': `
    select s.id from statements s where (s.status = 'paid') <> (s.total = s.paid)
      or s.total <> (select coalesce(sum(l.amount), 0) from statement_lines l where l.statement_id = s.id)
      or s.paid <> (select coalesce(-sum(e.amount), 0) from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id and e.account_id = vendor_account(s.vendor_id) where t.statement_id = s.id)`,
  'what a vendor owes is not what is due and unbilled': `
    select a.owner_id as id from ledger_accounts a where a.kind = 'vendor_owes'
      and ((select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = a.id)
        <> (select coalesce(sum(s.total - s.paid), 0) from statements s where s.vendor_id = a.owner_id)
          + (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.statement_id is null
            where e.account_id = a.id)
          - (select coalesce(sum(l.amount), 0) from statement_lines l join statements s on s.id = l.statement_id where s.vendor_id = a.owner_id)
      or (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = a.id)
        <> coalesce((select f.owed from vendor_fees f where f.vendor_id = a.owner_id), 0))`,
  'the price is not the sum of its charges': `
    select j.id from jobs j left join job_charges c on c.job_id = j.id and c.vendor_id = j.vendor_id and c.status in ('booked', 'contested')
    group by j.id having j.final_price is distinct from sum(c.amount)
      and not (j.final_price = 0 and sum(c.amount) is null)`,
  'the fee in the ledger is not the fee on its price': `
    select j.id from jobs j left join (${OWED}) o on o.job_id = j.id left join (${BILLED}) b on b.job_id = j.id
    where j.status = 'completed' and (coalesce(o.owed, 0) <> fee_of(coalesce(b.total, 0), fee_percent(j))
      or (b.is_waived is not true and coalesce(b.total, 0) <> j.final_price
        and coalesce(b.total, 0) <> j.final_price - (select coalesce(sum(c.amount), 0) from job_charges c where c.job_id = j.id
          and c.vendor_id = j.vendor_id and c.kind = 'cancellation' and c.status in ('booked', 'contested'))))`,
  'what was collected is not on its payments': `
    select coalesce(t.payment_id, p.id) as id from (
      select t.payment_id, t.job_id, sum(e.amount) as fee from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'processor'
      where t.kind = 'fee_collected' group by t.id) t
    full join (select p.id, p.job_id, p.fee from job_payments p where p.provider = 'stripe' and p.status = 'confirmed' and p.fee > 0) p
      on p.id = t.payment_id
    where t.fee is distinct from p.fee or t.job_id is distinct from p.job_id`,
  'what is due to a vendor is not the charges less the payments': `
    select coalesce(b.job_id, p.job_id) as id from job_balances b full join (
      select job_id, vendor_id, sum(due) as due, sum(promised) as promised from (
        select job_id, vendor_id, due_of(c) as due, promised_by(c) as promised from job_charges c
        union all select job_id, vendor_id, -paid_by(p), 0 from job_payments p) parts
      group by job_id, vendor_id) p on p.job_id = b.job_id and p.vendor_id = b.vendor_id
    where b.amount is distinct from p.due or b.promised is distinct from p.promised`,
  'a transfer in the ledger is not zero': `
    select t.id from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    group by t.id having sum(e.amount) <> 0`,
}

/** Fails, and so appears in Needs you, if ledger, charges, prices, and statements differ. */
export const checkLedger: Task<'checkLedger'> = async ({ database }: AppContext) => {
  const found = await database.orm.em.fork().transactional(async tx => {
    await tx.execute(`set local statement_timeout = '${TIMEOUT}'`)
    const found: string[] = []
    for (const [difference, sql] of Object.entries(ledgerDifferences)) {
      const rows = await tx.execute<{ id: string }[]>(`select id from (${sql}) found limit 20`)
      if (rows.length > 0) found.push(`${difference}: ${rows.map(({ id }) => id).join(', ')}`)
    }
    return found
  })
  if (found.length > 0) throw new Error(`The ledger differs. ${found.join('. ')}`)
}
