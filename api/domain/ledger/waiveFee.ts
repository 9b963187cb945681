import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { lockActive } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import { Charge } from '../charges/Charge.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { lockJob } from '../jobs/moveJob.js'
import { hasFee } from './ledgerRows.js'

const c = columnsOf<Charge>('c')

/** Reverses the fee on one line; without a row if it has none to reverse. */
const WAIVE = `select book_fee(c, fee_percent(j), billed_total(j.id), 'fee_waived', ?, ?)
  from job_charges c join jobs j on j.id = ${c.jobId} where ${c.id} = ? and ${hasFee(c)}`

/** An admin waives the service fee on one line of a completed job. */
export async function waiveFee(context: Context, chargeId: string, reason: string): Promise<void> {
  const viewer = await context.signedIn('admin')
  await context.act(async tx => {
    const seen = await tx.findOne(Charge, chargeId)
    if (!seen) throw notFound('Charge')
    const job = await lockJob(tx, seen.jobId)
    await lockActive(tx, viewer, { others: [seen.vendorId] })
    await tx.findOneOrFail(Charge, chargeId, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const waived = await tx.execute(WAIVE, [context.now, reason.trim(), chargeId])
    if (waived.length === 0) throw conflict('NO_FEE')
    audit(tx, context, viewer, {
      action: 'waiveFee',
      subjectId: job.id,
      before: {},
      after: { charge: seen.label, amount: seen.amount, reason: reason.trim() },
    })
  })
}
