import { noun } from '../noun.js'
import { HaulRule } from './HaulRule.js'
import { HaulRuleResolver } from './HaulRuleResolver.js'
import { makeOffers } from './makeOffers.js'
import { OfferRule } from './OfferRule.js'
import { OfferRuleResolver } from './OfferRuleResolver.js'
import { offerDemo } from './offerDemo.js'
import { offerNoticeMails } from './offerNoticeMails.js'
import { rateOfJob, rateOfOfferedJob } from './RateOfJob.js'
import { RateOfJobResolver } from './RateOfJobResolver.js'
import { erased, exported } from './userData.js'

export const offers = noun({
  name: 'offers',
  why: 'A rule of a vendor makes bids.',
  adds: [rateOfJob, rateOfOfferedJob],
  entities: [OfferRule, HaulRule],
  resolvers: [OfferRuleResolver, HaulRuleResolver, RateOfJobResolver],
  tasks: { makeOffers },
  exported,
  erased,
  mails: offerNoticeMails,
  demo: offerDemo,
})
