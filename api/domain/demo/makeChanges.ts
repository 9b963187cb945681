import { changeRules, PROPOSAL_HOURS } from '../../rules/changeOrders/changeOrders.js'
import { unitWords } from '../../rules/changeOrders/onSite.js'
import { CONTEST_HOURS, chargeKinds } from '../../rules/charges/charges.js'
import { ChangeOrder } from '../changeOrders/ChangeOrder.js'
import { Charge } from '../charges/Charge.js'
import type { DemoStory } from '../Demo.js'
import { Visit } from '../visits/Visit.js'
import { demoJobs } from './demoData.js'
import { keepVisitPhoto } from './keepFiles.js'

const HOUR_MS = 3_600_000
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS)

/** The demo's change orders, with their charges and photos. Its visits have been made. */
export const makeChanges = async (story: DemoStory) => {
  const { tx, jobs, now } = story
  // The agreed price comes first: a line that is older than its deal would be voided.
  await tx.execute('set constraints charge_inserted, charge_updated immediate')
  for (const [index, { change }] of demoJobs.entries()) {
    if (!change) continue
    const {
      kind,
      status,
      quantity,
      unitPrice,
      amount,
      note = null,
      photo,
      contestReason,
      item = null,
    } = change
    const { id: jobId, vendorId, completedDate } = jobs[index]!
    const isOpen = status === 'proposed'
    const createdAt = completedDate ?? hoursAfter(now, -2)
    const visits = await tx.find(Visit, { jobId }, { orderBy: { windowStart: 'asc' } })
    const visit = isOpen ? visits[0]! : visits.at(-1)!
    const evidence = photo
      ? await keepVisitPhoto(story, visit, { name: photo, kind: 'problem', takenAt: createdAt })
      : null
    const photoIds = await tx.execute<{ id: string }[]>('select id from visit_photos where visit_id = ?', [
      visit.id,
    ])
    const order = tx.create(ChangeOrder, {
      jobId,
      vendorId: vendorId!,
      kind,
      proposedBy: 'vendor',
      status: isOpen ? 'proposed' : 'accepted',
      visitId: visit.id,
      quantity,
      item,
      amount,
      note,
      photoIds: photoIds.map(({ id }) => id),
      createdAt,
      expiresAt: hoursAfter(createdAt, PROPOSAL_HOURS),
      decidedAt: isOpen ? null : createdAt,
    })
    await tx.flush()
    if (evidence)
      await tx.execute('update visit_photos set change_order_id = ? where id = ?', [order.id, evidence])
    const chargeKind = changeRules[kind].charge!
    tx.create(Charge, {
      jobId,
      vendorId: vendorId!,
      kind: chargeKind,
      label: kind === 'item' ? unitWords({ kind, item }, Number(quantity)) : chargeKinds[chargeKind],
      quantity,
      unitPrice,
      amount,
      status,
      contestUntil: isOpen ? null : hoursAfter(createdAt, CONTEST_HOURS),
      contestedAt: contestReason ? hoursAfter(createdAt, 10) : null,
      contestReason: contestReason ?? null,
      changeOrderId: order.id,
      visitId: kind === 'overweight' || kind === 'item' ? visit.id : null,
      createdAt,
    })
    await tx.flush()
  }
}
