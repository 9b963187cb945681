/** The sum of the entries to vendors' accounts in transfers `lt`, for a condition on `lt`. */
export const owedBy = (condition: string) => `(select coalesce(sum(le.amount), 0)::numeric(12, 2)
  from ledger_transfers lt join ledger_entries le on le.transfer_id = lt.id
    join ledger_accounts la on la.id = le.account_id and la.kind = 'vendor_owes'
  where ${condition})`

/** In SQL: the service fees that a job's vendor owes for it. Waived and voided ones are not owed. */
export const feesOfJob = (jobId: string) => owedBy(`lt.job_id = ${jobId}`)
