import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { cents, fromCents } from '../../rules/cents.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { Charge } from '../charges/Charge.js'
import type { Context } from '../context.js'
import { fromStates, makeMove } from '../makeMove.js'

/** What is due, less the payment that waits for the customer. */
const ROOM = `select (coalesce((select b.amount from job_balances b where b.job_id = :jobId and b.vendor_id = :vendorId), 0)
    - coalesce((select sum(p.amount) from job_payments p where p.job_id = :jobId and p.vendor_id = :vendorId
      and p.status in ${fromStates(paymentGraph, 'confirm')} and p.amount > 0), 0))::numeric(10, 2)::text as room`

interface OfVendor {
  jobId: string
  vendorId: string
}

/** In cents: how far discounts count at once. */
export const readRoom = async (tx: EntityManager, { jobId, vendorId }: OfVendor): Promise<bigint> => {
  const [read] = await executeNamed<{ room: string }>(tx, ROOM, { jobId, vendorId })
  const room = cents(read!.room)
  return room > 0n ? room : 0n
}

interface Line {
  quantity: string
  unitPrice: string
  amount: string
}

const discountLine = (amount: bigint): Line | null => {
  const price = `-${fromCents(amount)}`
  return amount > 0n ? { quantity: '1.00', unitPrice: price, amount: price } : null
}

/** The part of a discount that counts at once, and the rest; null for none. */
export const splitDiscount = (
  { amount }: Pick<Line, 'amount'>,
  room: bigint,
): [atOnce: Line | null, later: Line | null] => {
  const whole = -cents(amount)
  const part = whole < room ? whole : room
  return [discountLine(part), discountLine(whole - part)]
}

/**
 * Books the discounts of a vendor that lower what is due. The part of one that is beyond it waits, without a fee, until the
 * customer confirms that the money came back. The caller has locked the job.
 */
export async function bookDiscounts(
  tx: EntityManager,
  { now }: Pick<Context, 'now'>,
  { jobId, vendorId }: OfVendor,
): Promise<void> {
  const lines = await tx.find(
    Charge,
    { jobId, vendorId, kind: 'discount', status: chargeGraph.first },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  )
  if (lines.length === 0) return
  await tx.flush()
  let room = await readRoom(tx, { jobId, vendorId })
  for (const line of lines) {
    if (room === 0n) break
    const [part, rest] = splitDiscount(line, room)
    room += cents(part!.amount)
    if (!rest) {
      line.status = makeMove(chargeGraph, line.status, 'book', 'system')
      continue
    }
    // A line is never edited: two others take its place.
    line.status = makeMove(chargeGraph, line.status, 'lapse', 'system')
    const { kind, label, changeOrderId, visitId } = line
    const alike = { jobId, vendorId, kind, label, changeOrderId, visitId, createdAt: now }
    tx.create(Charge, { ...alike, ...part!, status: 'booked' })
    tx.create(Charge, { ...alike, ...rest, status: chargeGraph.first })
  }
  await tx.flush()
}
