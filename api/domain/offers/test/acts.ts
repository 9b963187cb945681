import { HAUL_RULE } from '../../../test/operations.js'
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
  saveHaulRule: [
    { by: vendor, variables: input(() => ({ ...HAUL_RULE, mostPerDay: 1 })) },
    { by: vendor, variables: input(({ haulRuleId }) => ({ ...HAUL_RULE, id: haulRuleId })) },
  ],
  deleteHaulRule: [{ by: vendor, variables: ({ haulRuleId }) => ({ id: haulRuleId }) }],
  pauseHaulRule: [
    { by: admin, variables: ({ haulRuleId }) => ({ id: haulRuleId, reason: 'Far too cheap' }) },
  ],
  resumeHaulRule: [{ by: admin, variables: ({ haulRuleId }) => ({ id: haulRuleId }) }],
}

export const tasks: Record<string, Act[]> = {
  makeOffers: [
    {
      by: admin,
      run: ({ app }, { rentalId: jobId }) => makeOffers(app.context, { jobId }, taskWork('makeOffers')),
    },
  ],
}
