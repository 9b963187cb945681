import type { JobStatus } from '../../../rules/jobs/jobGraph.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Stages {
    /** The vendor has marked the job as paid. */
    marked: JobStatus
    /** The customer has paid more than is owed. */
    overpaid: JobStatus
    /** The vendor takes cards. */
    payable: JobStatus
  }
}

const accountOf = (vendorId: string) => `acct_${vendorId.replaceAll('-', '')}`

export const scenePart: ScenePart = {
  stages: { marked: 'in_progress', overpaid: 'in_progress', payable: 'accepted' },
  rows({ id, jobId, stage }) {
    const paid = { marked: `30, 'check', 'marked', null`, overpaid: `5000, 'check', 'confirmed', ${AT}` }[
      String(stage)
    ]
    if (stage === 'payable')
      return `
    insert into card_accounts (vendor_id, account_id, status, created_at)
      values ('${id.vendor}', '${accountOf(id.vendor)}', 'on', ${AT});`
    return paid
      ? `
    insert into job_payments (id, job_id, vendor_id, amount, method, status, decided_at, created_at)
      values (gen_random_uuid(), '${jobId}', '${id.vendor}', ${paid}, ${AT});`
      : ''
  },
  async afterwards({ stripe }, { id, stage }) {
    if (stage === 'payable') stripe.addAccount(accountOf(id.vendor))
  },
}
