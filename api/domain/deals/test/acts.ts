import { dumpsterRental, junkPickup } from '../../../test/deals.js'
import {
  type Act,
  admin,
  afterAllDates,
  customer,
  input,
  job,
  otherAdmin,
  vendor,
} from '../../../test/pairs/act.js'
import { taskWork } from '../../../test/taskWork.js'
import { expire } from '../expire.js'

export const acts: Record<string, Act[]> = {
  editJunkPickup: [
    {
      by: customer,
      variables: input(({ jobId, photoId }) => ({
        ...junkPickup,
        jobId,
        zipCode: '78701-1234',
        images: [`/objects/${photoId}`],
      })),
      stage: 'pending',
    },
  ],
  editDumpsterRental: [
    { by: customer, variables: input(({ rentalId }) => ({ ...dumpsterRental, jobId: rentalId })) },
  ],
  cancelJob: [
    { by: customer, variables: job, stage: 'accepted' },
    { by: admin, variables: job, stage: 'in_progress' },
  ],
  findAnotherVendor: [
    { by: customer, variables: ({ jobId }) => ({ jobId, newDate: '2026-12-28' }), stage: 'calledOff' },
  ],
  reportNoShow: [
    { by: customer, variables: ({ jobId }) => ({ jobId, newDate: '2026-12-28' }), stage: 'missed' },
  ],
  releaseJob: [{ by: vendor, variables: job, stage: 'accepted' }],
  reopenJob: [
    { by: admin, variables: ({ jobId }) => ({ jobId, reason: 'Suspended' }), stage: 'accepted' },
    { by: otherAdmin, variables: ({ jobId }) => ({ jobId, reason: 'Suspended' }), stage: 'in_progress' },
  ],
  reassignJob: [
    {
      by: admin,
      variables: ({ rivalBidId }) => ({ bidId: rivalBidId, reason: 'Suspended' }),
      stage: 'accepted',
    },
  ],
}

export const tasks: Record<string, Act[]> = {
  expire: [
    {
      by: admin,
      stage: 'pending',
      run: ({ app }) => expire({ ...app.context, clock: afterAllDates }, {}, taskWork('expire')),
    },
  ],
}
