import { dumpsterRental, junkPickup } from '../../../test/deals.js'
import { type Act, admin, customer, input } from '../../../test/pairs/act.js'
import { taskWork } from '../../../test/taskWork.js'
import { tellServed } from '../tellServed.js'
import { tellVendors } from '../tellVendors.js'

export const acts: Record<string, Act[]> = {
  requestJunkPickup: [
    {
      by: customer,
      variables: input(({ photoId }) => ({ ...junkPickup, images: [`/objects/${photoId}`] })),
    },
  ],
  requestDumpsterRental: [{ by: customer, variables: input(() => dumpsterRental) }],
  hideAddress: [{ by: customer, variables: ({ jobId }) => ({ jobId }) }],
}

export const tasks: Record<string, Act[]> = {
  tellServed: [
    {
      by: admin,
      stage: 'pending',
      run: ({ app }) => tellServed(app.context, {}, taskWork('tellServed')),
    },
  ],
  tellVendors: [
    {
      by: admin,
      stage: 'pending',
      run: ({ app }, { jobId }) => tellVendors(app.context, { jobId }, taskWork('tellVendors')),
    },
  ],
}
