import type { JobVisit_VisitFragment } from '../../features/job/generated/job.js'

export type Visit = JobVisit_VisitFragment & { __typename: 'Visit' }

/** A scheduled haul of two hours. */
export const makeVisit = (some: Partial<Visit> = {}): Visit => ({
  __typename: 'Visit',
  id: '00000000-0000-4000-8000-00000000a001',
  kind: 'haul',
  status: 'scheduled',
  windowStart: '2027-02-24T15:00:00.000Z',
  windowEnd: '2027-02-24T17:00:00.000Z',
  eta: null,
  onTheWayAt: null,
  arrivedAt: null,
  doneAt: null,
  failedAt: null,
  failureReason: null,
  failureNote: null,
  unitLabel: null,
  tons: null,
  photos: [],
  viewerCanStart: false,
  viewerCanArrive: false,
  viewerCanComplete: false,
  viewerCanFail: false,
  viewerCanSchedule: false,
  ...some,
})
