import type { UserType } from './kinds.js'

/** The states and moves of docs/product.md, The marketplace. Acts, buttons and tests all use this graph. */
export const jobStatuses = {
  pending: { label: 'Pending', tone: 'yellow' },
  accepted: { label: 'Accepted', tone: 'blue' },
  in_progress: { label: 'In Progress', tone: 'blue' },
  completed: { label: 'Completed', tone: 'green' },
  cancelled: { label: 'Cancelled', tone: 'red' },
} as const
export type JobStatus = keyof typeof jobStatuses

interface Move {
  from: readonly JobStatus[]
  to: JobStatus
  /** Who may make the move; `customer` and `vendor` mean the job's own. */
  by: readonly UserType[]
}

export const jobMoves = {
  accept: { from: ['pending'], to: 'accepted', by: ['customer'] },
  start: { from: ['accepted'], to: 'in_progress', by: ['vendor'] },
  complete: { from: ['in_progress'], to: 'completed', by: ['vendor'] },
  release: { from: ['accepted'], to: 'pending', by: ['vendor'] },
  reopen: { from: ['accepted', 'in_progress'], to: 'pending', by: ['admin'] },
  cancel: { from: ['pending', 'accepted'], to: 'cancelled', by: ['customer', 'admin'] },
  adminCancel: { from: ['in_progress'], to: 'cancelled', by: ['admin'] },
} as const satisfies Record<string, Move>
export type JobMove = keyof typeof jobMoves

export const canMove = (status: JobStatus, move: JobMove): boolean =>
  (jobMoves[move].from as readonly JobStatus[]).includes(status)

/** docs/product.md, States: any unknown value displays as pending. */
export const displayStatus = (status: string): JobStatus =>
  Object.hasOwn(jobStatuses, status) ? (status as JobStatus) : 'pending'

export const bidStatuses = {
  pending: { label: 'Pending', tone: 'yellow' },
  accepted: { label: 'Accepted', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
  withdrawn: { label: 'Withdrawn', tone: 'grey' },
  expired: { label: 'Expired', tone: 'grey' },
} as const
export type BidStatus = keyof typeof bidStatuses

/** Beside "Pending", for a job that lost its vendor, who gave it back or from whom an admin took it. */
export const OPEN_AGAIN_LABEL = 'Open again'

/** In place of "Withdrawn", where an admin took the job from the vendor. */
export const TAKEN_LABEL = 'Taken back'
