import { ADMIN, type Policy, VENDORS } from '../../../test/security/policies.js'
import { given, ofVendor, some } from '../../../test/security/setups.js'
import { offerRule, pausedRule } from './setups.js'

export const mutations: Record<string, Policy> = {
  saveOfferRule: { may: VENDORS, setup: some({ input: { size: '10_yard', price: '380' } }) },
  deleteOfferRule: { may: ['vendor'], setup: given(offerRule) },
  turnOffersOffToday: { may: VENDORS, setup: some({ isOff: true }) },
  offersOffToday: { may: VENDORS, setup: some({ isOff: true }) },
  pauseOfferRule: {
    may: ADMIN,
    setup: given(async world => ({ ...(await offerRule(world)), reason: 'Far too cheap' })),
    tells: ['vendor: offers_paused'],
  },
  resumeOfferRule: { may: ADMIN, setup: given(pausedRule), tells: ['vendor: offers_resumed'] },
}

export const queries: Record<string, Policy> = {
  offerRules: { may: ['vendor', 'admin'], setup: ofVendor },
  previewOfferRule: {
    may: VENDORS,
    setup: given(async () => ({ input: { size: '10_yard', price: '380' } })),
  },
}
