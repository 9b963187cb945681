import { displayStatus, type JobStatus, jobGraph } from '@rules/jobs/jobGraph.js'
import { formatMoment } from '../../../ui/text/formatMoment.js'
import type { Step } from '../../../ui/text/StepLine.js'
import type { JobState_JobFragment } from '../generated/jobs.js'

const way: readonly JobStatus[] = ['pending', 'accepted', 'in_progress', 'completed']

type Told = Pick<JobState_JobFragment, 'status' | 'history'>

/** The course of a job as steps; a cancelled job stops where it was. */
export const jobSteps = ({ status: told, history }: Told): Step[] => {
  const status = displayStatus(told)
  const arrivedAt = (state: JobStatus) => {
    const isIt = ({ toStatus }: Told['history'][number]) => toStatus === state
    // It was requested once; edits and returned jobs are events of the same status.
    const event = state === 'pending' ? history.find(isIt) : history.findLast(isIt)
    return event && { detail: formatMoment(event.createdAt) }
  }
  const step = (state: JobStatus, as: Step['state']): Step => ({
    label: state === 'pending' ? 'Requested' : jobGraph.states[state].label,
    state: as,
    ...(as !== 'ahead' && arrivedAt(state)),
  })

  if (status === 'cancelled') {
    const last = history.findLast(({ toStatus }) => toStatus === 'cancelled')?.fromStatus ?? 'pending'
    return [
      ...way.slice(0, way.indexOf(last) + 1).map(state => step(state, 'done')),
      step('cancelled', 'stopped'),
    ]
  }
  const now = way.indexOf(status)
  return way.map((state, index) =>
    step(state, index < now || status === 'completed' ? 'done' : index === now ? 'current' : 'ahead'),
  )
}
