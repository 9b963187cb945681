import { notFound } from '../../platform/errors.js'
import { type ChargeMove, chargeGraph } from '../../rules/charges/chargeGraph.js'
import type { AuditAction } from '../../rules/nounWords.js'
import type { Mover } from '../../rules/stateGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { type Acting, expectMover, lockRow, mover, type Subject } from '../act.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { Charge } from './Charge.js'

/** Null for a vendor who had the job before, and for everybody else. */
const roleAtCharge = (viewer: Viewer, job: Job, charge: Charge): Mover | null => {
  if (viewer.userType === 'admin') return 'admin'
  if (viewer.id === job.customerId) return 'customer'
  return viewer.id === charge.vendorId ? 'vendor' : null
}

interface ChargeOfJob {
  job: Job
  charge: Charge
  /** Makes the move, or refuses it. */
  move: () => void
}

/** Locks the job, the people, and the charge. */
const holdCharge = async (
  { tx, viewer }: Acting,
  id: string,
  expect: (role: Mover | null) => void = () => {},
) => {
  const seen = await tx.findOne(Charge, id)
  if (!seen) throw notFound('Charge')
  const job = await lockJob(tx, seen.jobId)
  const role = roleAtCharge(viewer, job, seen)
  expect(role)
  await lockActive(tx, viewer, { others: [job.customerId, seen.vendorId] })
  return { job, role, charge: await lockRow(tx, Charge, id) }
}

/** The moves that an admin can make. */
const actions: Partial<Record<ChargeMove, AuditAction>> = {
  uphold: 'upholdCharge',
  void: 'voidCharge',
  undo: 'undoChargeDecision',
}

/** A charge that the act moves. */
export const chargeOfJob = (move: Exclude<ChargeMove, 'book' | 'lapse'>): Subject<string, ChargeOfJob> => ({
  by: chargeGraph.moves[move].by,
  async hold(acting, id) {
    const { job, role, charge } = await holdCharge(acting, id, by =>
      expectMover('Charge', chargeGraph, move, by),
    )
    return { job, charge, move: mover(chargeGraph, charge, move, role) }
  },
  audited: ({ job, charge: { id, status } }) => ({
    action: actions[move]!,
    subjectId: job.id,
    facts: { id, chargeStatus: status },
  }),
})

/** A charge that an admin looks at whatever its status. */
export const anyCharge: Subject<string, Omit<ChargeOfJob, 'move'>> = {
  by: ['admin'],
  hold: (acting, id) => holdCharge(acting, id),
}
