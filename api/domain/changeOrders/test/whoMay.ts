import { nextDay } from '../../../test/deals.js'
import type { Policy } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'
import { takenJob } from '../../jobs/test/setups.js'
import { failedVisit } from '../../visits/test/setups.js'
import { changeOf } from './setups.js'

export const mutations: Record<string, Policy> = {
  scheduleVisit: {
    may: ['customer', 'vendor', 'admin'],
    setup: given(async world => ({
      input: { jobId: (await failedVisit(world)).jobId, kind: 'haul', ...nextDay },
    })),
    tells: ['vendor: change_proposed'],
  },
  proposeChangeOrder: {
    may: ['vendor'],
    setup: given(async world => ({
      input: { jobId: (await takenJob(world)).jobId, kind: 'discount', amount: '5' },
    })),
    tells: ['customer: charge_booked'],
  },
  acceptChangeOrder: { may: ['customer'], setup: given(changeOf), tells: ['vendor: change_decided'] },
  declineChangeOrder: { may: ['customer'], setup: given(changeOf), tells: ['vendor: change_decided'] },
  withdrawChangeOrder: { may: ['vendor'], setup: given(changeOf), tells: ['customer: change_decided'] },
}
