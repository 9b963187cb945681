import { bidDays } from '../../rules/bids/bidExpiry.js'
import { noticeHours } from '../../rules/offers/ruleLimits.js'
import { zip5 } from '../../rules/text.js'
import { Bid } from '../bids/Bid.js'
import type { Demo } from '../Demo.js'
import { demoItemsOf, usualTerms } from '../vendors/vendorDemo.js'
import { HaulRule } from './HaulRule.js'
import { OfferRule } from './OfferRule.js'
import { offerDay } from './offerRulePolicy.js'
import { haulRules } from './ruleKinds.js'

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

/** The same for junk whose load is known. The demo vendor's own is for one ZIP code. */
const demoHauls = [
  {
    vendor: 'tom',
    zipCodes: [],
    minimum: '89.00',
    eighthPrices: ['79.00', '118.00', '165.00', '210.00', '255.00', '295.00', '330.00', '360.00'],
    stairsPrice: '30.00',
    extraEighthPrice: '45.00',
    mostPerDay: null,
  },
  {
    vendor: 'vendor',
    zipCodes: ['78745'],
    minimum: '99.00',
    eighthPrices: ['80.00', '140.00', '190.00', '240.00', '290.00', '330.00', '370.00', '400.00'],
    stairsPrice: '35.00',
    extraEighthPrice: '50.00',
    mostPerDay: 3,
  },
]

const usualLimits = {
  weekdays: [],
  noticeHours: noticeHours.default,
  standsDays: bidDays.default,
}

export const offerDemo: Demo = {
  accounts({ tx, now, users }) {
    for (const [index, { vendor, ...rule }] of demoOffers.entries())
      tx.create(OfferRule, {
        ...rule,
        ...usualLimits,
        vendorId: users[vendor]!.id,
        zipCodes: [],
        debris: [],
        createdAt: new Date(now.getTime() + index),
      })
    for (const { vendor, ...rule } of demoHauls)
      tx.create(HaulRule, { ...rule, ...usualLimits, vendorId: users[vendor]!.id, createdAt: now })
  },

  /** Becker Hauling's bids on junk are its rule's, where the rule has a price. */
  async jobs({ tx, users, jobs }) {
    const vendorId = users.tom!.id
    const rule = await tx.findOneOrFail(HaulRule, { vendorId })
    const taken = demoItemsOf('tom')
    for (const job of jobs.filter(({ type, status }) => type === 'junk_pickup' && status === 'pending')) {
      const bid = await tx.findOne(Bid, { vendorId, jobId: job.id })
      const offer = haulRules.offer(rule, { ...job, zip5: zip5(job.zipCode) }, taken)
      if (!bid || !offer) continue
      Object.assign(bid, offer, { isInstant: true, offerRuleId: rule.id, offerDay: offerDay(job) })
    }
  },
}
