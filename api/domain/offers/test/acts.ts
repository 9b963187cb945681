import { type Act, admin, input, vendor } from '../../../test/pairs/act.js'
import { taskWork } from '../../../test/taskWork.js'
import { makeOffers } from '../makeOffers.js'

export const acts: Record<string, Act[]> = {
  saveOfferRule: [
    { by: vendor, variables: input(() => ({ size: '20_yard', price: '380', mostPerDay: 1 })) },
    { by: vendor, variables: input(({ ruleId }) => ({ id: ruleId, size: '20_yard', price: '350' })) },
  ],
  deleteOfferRule: [{ by: vendor, variables: ({ ruleId }) => ({ id: ruleId }) }],
  turnOffersOffToday: [{ by: vendor, variables: () => ({ isOff: true }) }],
  offersOffToday: [{ by: vendor, variables: () => ({ isOff: true }) }],
  pauseOfferRule: [{ by: admin, variables: ({ ruleId }) => ({ id: ruleId, reason: 'Far too cheap' }) }],
  resumeOfferRule: [{ by: admin, variables: ({ ruleId }) => ({ id: ruleId }) }],
}

export const tasks: Record<string, Act[]> = {
  makeOffers: [
    {
      by: admin,
      run: ({ app }, { rentalId: jobId }) => makeOffers(app.context, { jobId }, taskWork('makeOffers')),
    },
  ],
}
