import { executeNamed } from '../../platform/database/prepared.js'
import { badField } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { isUnderWay, jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { type DueVisit, hasFailed, isMissed, isNothingDone } from '../../rules/visits/dueVisit.js'
import type { Acting } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { dueVisit } from './noShowRows.js'

const j = columnsOf<Job>('j')
const DUE = `select ${dueVisit(j)} as due from jobs j where ${j.id} = :jobId`

interface Due {
  /** Nobody came to it, and it should have begun two hours ago. */
  isMissed: boolean
  isNothingDone: boolean
  isFailed: boolean
}

/** The state of the visit that should bring or haul something, of a job that the transaction has locked: visit moves lock it, too. */
export const readDue = async (
  { tx, now }: Pick<Acting, 'tx' | 'now'>,
  { id: jobId, status }: Job,
): Promise<Due> => {
  const [row] = await executeNamed<{ due: DueVisit | null }>(tx, DUE, { jobId })
  const { due } = row!
  return {
    isMissed: canMove(jobGraph, status, 'noShow') && isMissed(due, now),
    isNothingDone: isNothingDone(due),
    isFailed: hasFailed(due),
  }
}

/** Refuses unless nobody came to a job that the transaction has locked. */
export async function expectNoShow(
  acting: Pick<Acting, 'tx' | 'now'>,
  job: Job,
  path: string,
): Promise<void> {
  if (job.vendorId === null || !isUnderWay(job.status)) throw conflict('JOB_STATE')
  const { isMissed, isNothingDone, isFailed } = await readDue(acting, job)
  if (isMissed) return
  if (!isNothingDone || isFailed) throw conflict('VISIT_STATE')
  throw badField(path, 'You can report this two hours after the agreed time')
}
