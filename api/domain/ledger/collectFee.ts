import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { cents } from '../../rules/cents.js'
import { owedCharges } from '../../rules/charges/chargeGraph.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import { type CardFeeFacts, cardFee } from '../../rules/ledger/cardFee.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { statementGraph } from '../../rules/statements/statementGraph.js'
import { inStates, toState } from '../makeMove.js'

interface Collecting {
  jobId: string
  /** The vendor who has the job, or had it. */
  vendorId: string
  amount: string
}

type Read = Pick<CardFeeFacts, 'paidByCard' | 'collected' | 'bearing'> & {
  status: JobStatus
  isTheirs: boolean
  percent: string
  owed: string
}

/** In SQL: what the vendor has paid of the fees of a job `j` by statements. */
const BY_STATEMENT = `coalesce((select sum(l.amount) from ledger_transfers lt join statement_lines l on l.transfer_id = lt.id
    join statements s on s.id = l.statement_id and s.vendor_id = :vendorId::uuid and s.status = ${toState(statementGraph, 'pay')}
  where lt.job_id = j.id), 0)`

const FACTS = `
  select j.status, coalesce(j.vendor_id = :vendorId::uuid, false) as "isTheirs", fee_percent(j)::text as percent,
    (select coalesce(sum(p.amount), 0)::text from job_payments p where p.job_id = j.id and p.vendor_id = :vendorId::uuid
      and p.provider = 'stripe' and p.status = ${toState(paymentGraph, 'confirm')}) as "paidByCard",
    (select coalesce(sum(c.amount), 0)::text from job_charges c where c.job_id = j.id and c.vendor_id = :vendorId::uuid
      and c.kind <> 'cancellation' and c.status in ${inStates(owedCharges)}) as bearing,
    coalesce(-sum(e.amount) filter (where e.kind = 'fee_collected'), 0)::text as collected,
    (coalesce(sum(e.amount), 0) - ${BY_STATEMENT})::text as owed
  from jobs j left join lateral (select t.kind, e.amount from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    and e.account_id = vendor_account(:vendorId::uuid) where t.job_id = j.id) e on true
  where j.id = :jobId group by j.id`

/** The service fee that a card payment of this amount is to collect. The caller has locked the job. */
export async function feeToCollect(
  tx: EntityManager,
  { jobId, vendorId, amount }: Collecting,
): Promise<string> {
  const [read] = await executeNamed<Read>(tx, FACTS, { jobId, vendorId })
  const { status, isTheirs, percent, owed, ...facts } = read!
  // Nobody owes a fee for a job that was cancelled, or that another vendor has now.
  const bearing = isTheirs && status !== 'cancelled' ? facts.bearing : '0.00'
  return cardFee({
    ...facts,
    amount,
    percent: Number(percent),
    bearing,
    owed: status === 'completed' ? owed : null,
  })
}

interface Collected {
  paymentId: string
  jobId: string
  vendorId: string
  fee: string
  now: Date
}

const BOOK = `
  with booked as (
    insert into ledger_transfers (id, kind, job_id, payment_id, created_at)
    values (ledger_id('collected:' || :paymentId::uuid), 'fee_collected', :jobId, :paymentId::uuid, :now)
    on conflict do nothing returning id),
  entries as (
    insert into ledger_entries (transfer_id, account_id, amount)
    select booked.id, moved.account, moved.amount from booked, (values
      (ledger_account('processor'), :fee::numeric),
      (ledger_account('vendor_owes', :vendorId::uuid), -:fee::numeric)) moved (account, amount))
  select id from booked`

const CREDIT = 'select apply_credit(:id::uuid, :vendorId::uuid, :fee::numeric)'

/** Books the fee that a confirmed card payment collected, once. Like any credit it pays the oldest open statement first. */
export async function bookCollectedFee(tx: EntityManager, { fee, ...of }: Collected): Promise<void> {
  if (cents(fee) <= 0n) return
  // The entries lock what the vendor owes; the statements follow, as with every credit.
  const [booked] = await executeNamed<{ id: string }>(tx, BOOK, { ...of, fee })
  if (booked) await executeNamed(tx, CREDIT, { id: booked.id, vendorId: of.vendorId, fee })
}
