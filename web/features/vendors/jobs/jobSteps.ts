import { type JobStatus, jobStatuses } from '@rules/jobStates.js'
import type { VendorJobState_JobFragment } from '../../../generated/graphql.js'
import { formatMoment } from '../../../ui/text/formatMoment.js'
import type { Step } from '../../../ui/text/StepLine.js'

type State = Pick<VendorJobState_JobFragment, 'status' | 'history'>

const way = ['accepted', 'in_progress', 'completed'] as const

/** The vendor's part of a job's way as a line of steps, each with the moment it was last taken. */
export const jobSteps = ({ status, history }: State): Step[] => {
  const takenAt = (step: JobStatus) => history.findLast(event => event.toStatus === step)?.createdAt
  const stepOf = (step: JobStatus, state: Step['state']): Step => {
    const at = state === 'ahead' ? undefined : takenAt(step)
    return { label: jobStatuses[step].label, state, ...(at && { detail: formatMoment(at) }) }
  }
  if (status === 'cancelled') {
    const taken = way.filter(step => takenAt(step) !== undefined)
    return [...taken.map(step => stepOf(step, 'done')), stepOf('cancelled', 'stopped')]
  }
  const at = way.indexOf(status as (typeof way)[number])
  return way.map((step, index) => {
    if (index < at || status === 'completed') return stepOf(step, 'done')
    return stepOf(step, index === at ? 'current' : 'ahead')
  })
}
