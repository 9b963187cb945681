import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { fromCents } from '../../rules/cents.js'
import { BOOKED_MS, type CollectedFee, feeDifferences, LISTED_MS } from '../../rules/ledger/feeDifferences.js'
import { askStripe } from '../cards/askStripe.js'
import type { AppContext } from '../context.js'
import type { Task } from '../TaskPayloads.js'

/** A payment without a charge is named by its own id, which Stripe doesn't list. */
const BOOKED = prepared(`
  select coalesce(p.processor_id, p.id::text) as "chargeId", e.amount::text, t.created_at as at
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'processor'
    join job_payments p on p.id = t.payment_id
  where t.created_at >= :since`)

const readBooked = async ({ database }: AppContext, since: Date): Promise<CollectedFee[]> => {
  const rows = await rowsOf<Record<keyof CollectedFee, string>>(database.pool, BOOKED, { since })
  return rows.map(({ at, ...fee }) => ({ ...fee, at: new Date(at) }))
}

const AT_ONCE = 100

/** The fees that Stripe collected, less those refunded. */
const listFees = (app: AppContext, since: Date): Promise<CollectedFee[]> =>
  askStripe(app, async stripe => {
    const listed: CollectedFee[] = []
    const created = { gte: Math.floor(since.getTime() / 1000) }
    for await (const fee of stripe.applicationFees.list({ created, limit: AT_ONCE }))
      listed.push({
        chargeId: typeof fee.charge === 'string' ? fee.charge : fee.charge.id,
        amount: fromCents(BigInt(fee.amount - fee.amount_refunded)),
        at: new Date(fee.created * 1000),
      })
    return listed
  })

/** Fails, and so appears in Needs you, if the fees that Stripe collected differ from those in the ledger. */
export const compareFees: Task<'compareFees'> = async (app: AppContext) => {
  if (!app.stripe.isOn) return
  const now = app.clock()
  // First what is booked, since all of it is at Stripe by then.
  const booked = await readBooked(app, new Date(now.getTime() - BOOKED_MS))
  const listed = await listFees(app, new Date(now.getTime() - LISTED_MS))
  const found = feeDifferences(listed, booked, now)
  if (found.length > 0) throw new Error(`Collected fees differ. ${found.join('. ')}`)
}
