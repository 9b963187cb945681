import { bidDays } from '../../rules/bids/bidExpiry.js'
import { noticeHours } from '../../rules/offers/offerRules.js'
import type { Demo } from '../Demo.js'
import { usualTerms } from '../vendors/vendorDemo.js'
import { OfferRule } from './OfferRule.js'

const tomsTerms = { ...usualTerms('2.00'), extraDayPrice: '15.00', extraTonPrice: '70.00', tripFee: '95.00' }

/** Becker Hauling's rules, so that a rental posted in its area gets a bid within seconds. */
const demoOffers = [
  {
    vendor: 'tom',
    size: '15_yard',
    price: '345.00',
    ...tomsTerms,
    includedTons: '1.50',
    mostPerDay: null,
  },
  {
    vendor: 'tom',
    size: '20_yard',
    price: '398.00',
    ...tomsTerms,
    mostPerDay: 4,
  },
] as const

export const offerDemo: Demo = {
  accounts({ tx, now, users }) {
    for (const [index, { vendor, ...rule }] of demoOffers.entries())
      tx.create(OfferRule, {
        ...rule,
        vendorId: users[vendor]!.id,
        zipCodes: [],
        debris: [],
        weekdays: [],
        noticeHours: noticeHours.default,
        standsDays: bidDays.default,
        createdAt: new Date(now.getTime() + index),
      })
  },
}
