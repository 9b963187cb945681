import { columnsOf } from '../../platform/rows/columns.js'
import { act } from '../act.js'
import { audit } from '../audit/audit.js'
import type { Charge } from '../charges/Charge.js'
import { anyCharge } from '../charges/chargeOfJob.js'
import { conflict } from '../conflicts.js'
import { hasFee } from './ledgerRows.js'

const c = columnsOf<Charge>('c')

/** Reverses the fee on one line; without a row if it has none to reverse. */
const WAIVE = `select book_fee(c, fee_percent(j), billed_total(j.id), 'fee_waived', ?, ?)
  from job_charges c join jobs j on j.id = ${c.jobId} where ${c.id} = ? and ${hasFee(c)}`

/** An admin waives the service fee on one line of a completed job. */
export const waiveFee = act(anyCharge, async ({ tx, context, viewer, now, job, charge }, typed: string) => {
  const reason = typed.trim()
  const waived = await tx.execute(WAIVE, [now, reason, charge.id])
  if (waived.length === 0) throw conflict('NO_FEE')
  const after = { charge: charge.label, amount: charge.amount, reason }
  audit(tx, context, viewer, { action: 'waiveFee', subjectId: job.id, before: {}, after })
})
