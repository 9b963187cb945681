/** The sum of the entries to vendors' accounts in transfers `lt`, for a condition on `lt`. */
export const owedBy = (condition: string) => `(select coalesce(sum(le.amount), 0)::numeric(12, 2)
  from ledger_transfers lt join ledger_entries le on le.transfer_id = lt.id
    join ledger_accounts la on la.id = le.account_id and la.kind = 'vendor_owes'
  where ${condition})`

/** In SQL: what a job costs its vendor in service fees, collected by card or not. Waived and voided ones cost nothing. */
export const feesOfJob = (jobId: string) => owedBy(`lt.job_id = ${jobId} and lt.kind <> 'fee_collected'`)
