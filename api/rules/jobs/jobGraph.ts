import { type StateOf, stateGraph } from '../stateGraph.js'

/** docs/product.md, The marketplace. `customer` and `vendor` mean the job's own. */
export const jobGraph = stateGraph({
  states: {
    pending: { label: 'Pending', tone: 'yellow' },
    accepted: { label: 'Accepted', tone: 'blue' },
    in_progress: { label: 'In Progress', tone: 'blue' },
    completed: { label: 'Completed', tone: 'green' },
    cancelled: { label: 'Cancelled', tone: 'red' },
  },
  first: 'pending',
  refusal: 'JOB_STATE',
  moves: {
    accept: {
      from: ['pending'],
      to: 'accepted',
      by: ['customer'],
      refusals: {
        accepted: 'JOB_NOT_OPEN',
        in_progress: 'JOB_NOT_OPEN',
        completed: 'JOB_NOT_OPEN',
        cancelled: 'JOB_NOT_OPEN',
      },
    },
    edit: { from: ['pending'], to: 'pending', by: ['customer'] },
    /** `system`: a visit has started, so the job has, too. */
    start: { from: ['accepted'], to: 'in_progress', by: ['vendor', 'system'] },
    /** Its vendor has not set off after all. */
    unstart: { from: ['in_progress'], to: 'accepted', by: ['system'] },
    complete: { from: ['in_progress'], to: 'completed', by: ['vendor', 'system'] },
    release: { from: ['accepted'], to: 'pending', by: ['vendor'] },
    reopen: { from: ['accepted', 'in_progress'], to: 'pending', by: ['admin'] },
    /** Nobody came to the first visit: domain/deals/reportNoShow.ts. */
    noShow: { from: ['accepted', 'in_progress'], to: 'pending', by: ['customer'] },
    /** The second half of a reassignment, which reopens the job first. */
    assign: { from: ['pending'], to: 'accepted', by: ['admin'] },
    cancel: { from: ['pending', 'accepted'], to: 'cancelled', by: ['customer', 'admin'] },
    /** Nobody came, although the vendor may have set off, which starts the job. */
    cancelNoShow: { from: ['accepted', 'in_progress'], to: 'cancelled', by: ['customer', 'admin'] },
    /** The vendor has set off or failed, but neither arrived at the first visit nor done it. */
    cancelUndone: { from: ['in_progress'], to: 'cancelled', by: ['customer'] },
    /** The first visit failed: domain/deals/findAnotherVendor.ts. */
    findAnother: { from: ['accepted', 'in_progress'], to: 'pending', by: ['customer'] },
    adminCancel: { from: ['in_progress'], to: 'cancelled', by: ['admin'] },
    expire: { from: ['pending'], to: 'cancelled', by: ['system'] },
  },
})
export type JobStatus = StateOf<typeof jobGraph>
export type JobMove = keyof typeof jobGraph.moves

/** The job has a vendor who hasn't completed it. */
export const underWay = ['accepted', 'in_progress'] as const satisfies readonly JobStatus[]

/** The job is neither completed nor cancelled. */
export const ongoing = ['pending', ...underWay] as const satisfies readonly JobStatus[]

/** The job has a vendor, who is working on it or has completed it. */
export const assigned = [...underWay, 'completed'] as const satisfies readonly JobStatus[]

/** The job is over. */
export const ended = ['completed', 'cancelled'] as const satisfies readonly JobStatus[]

export const isUnderWay = (status: JobStatus): boolean => (underWay as readonly JobStatus[]).includes(status)

/** docs/product.md, States: any unknown value displays as pending. */
export const displayStatus = (status: string): JobStatus =>
  Object.hasOwn(jobGraph.states, status) ? (status as JobStatus) : jobGraph.first

/** Shown beside "Pending" for a job whose vendor gave it back or lost it to an admin's decision. */
export const OPEN_AGAIN_LABEL = 'Open again'
