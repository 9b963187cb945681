import { HAUL_RULE } from '../../../test/operations.js'
import { ADMIN, type Policy, VENDORS } from '../../../test/security/policies.js'
import { given, ofVendor, some } from '../../../test/security/setups.js'
import { haulRule, offerRule, pausedHaulRule, pausedRule } from './setups.js'

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
  saveHaulRule: { may: VENDORS, setup: some({ input: HAUL_RULE }) },
  deleteHaulRule: { may: ['vendor'], setup: given(haulRule) },
  pauseHaulRule: {
    may: ADMIN,
    setup: given(async world => ({ ...(await haulRule(world)), reason: 'Far too cheap' })),
    tells: ['vendor: offers_paused'],
  },
  resumeHaulRule: { may: ADMIN, setup: given(pausedHaulRule), tells: ['vendor: offers_resumed'] },
}

export const queries: Record<string, Policy> = {
  offerRules: { may: ['vendor', 'admin'], setup: ofVendor },
  previewOfferRule: {
    may: VENDORS,
    setup: given(async () => ({ input: { size: '10_yard', price: '380' } })),
  },
  haulRules: { may: ['vendor', 'admin'], setup: ofVendor },
  previewHaulRule: { may: VENDORS, setup: given(async () => ({ input: HAUL_RULE })) },
}
