import type { AppContext } from '../context.js'
import type { Task } from '../TaskPayloads.js'

/** Reads every completed job once a night, while nobody waits for it. */
const TIMEOUT = '5min'

const OWED = `select j.id, coalesce(sum(e.amount), 0) as owed, bool_or(t.kind = 'fee_waived') is true as is_waived
  from jobs j left join ledger_transfers t on t.job_id = j.id
    left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'vendor_owes') on e.transfer_id = t.id
  where j.status = 'completed' group by j.id`

/** Each query finds jobs, statements, or vendors by their ids; the tests of faults run them, too. */
export const ledgerDifferences = {
  'a statement is not the sum of its lines and payments': `
    select s.id from statements s where (s.status = 'paid') <> (s.total = s.paid)
      or s.total <> (select coalesce(sum(e.amount), 0) from statement_lines l
        join ledger_entries e on e.transfer_id = l.transfer_id and e.account_id = vendor_account(s.vendor_id) where l.statement_id = s.id)
      or s.paid <> (select coalesce(-sum(e.amount), 0) from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id and e.account_id = vendor_account(s.vendor_id) where t.statement_id = s.id)`,
  'what a vendor owes is not what is due and unbilled': `
    select a.owner_id as id from ledger_accounts a where a.kind = 'vendor_owes'
      and (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = a.id)
        <> (select coalesce(sum(s.total - s.paid), 0) from statements s where s.vendor_id = a.owner_id)
          + (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.statement_id is null
            where e.account_id = a.id and not exists (select from statement_lines l where l.transfer_id = t.id))`,
  'the price is not the sum of its charges': `
    select j.id from jobs j left join job_charges c on c.job_id = j.id and c.status in ('booked', 'contested')
    group by j.id having j.final_price is distinct from sum(c.amount)
      and not (j.final_price = 0 and sum(c.amount) is null)`,
  'the fee in the ledger is not the fee on its price': `
    select j.id from (${OWED}) o join jobs j on j.id = o.id
    where o.owed <> fee_of(billed_total(j.id), fee_percent(j)) or (not o.is_waived and billed_total(j.id) <> j.final_price)`,
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
