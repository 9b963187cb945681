import { Field, Int, ObjectType } from 'type-graphql'
import { columnsOf } from '../../platform/rows/columns.js'
import { addsTo } from '../../platform/rows/View.js'
import { pricedAs } from '../bids/bidRows.js'
import type { Job } from '../jobs/Job.js'
import { type JobColumns, type JobTable, mayReadDetails } from '../jobs/jobPolicy.js'
import { jobRows, offeredRows } from '../jobs/jobRows.js'
import { StoredOffer } from '../terms.js'
import type { DumpsterSize } from '../vendors/DumpsterSize.js'
import type { OfferRule } from './OfferRule.js'

@ObjectType({
  simpleResolvers: true,
  description: "What a vendor's own rule or rates ask for a rental, as submitBid takes it.",
})
export class OwnRate extends StoredOffer {
  @Field(() => Int, { description: 'How long the bid would stay open, in days of 24 hours.' })
  standsDays!: number
}

/** The column that offers add to a job, for the vendor who reads it. */
export class RateOfJob {
  /** Not in the schema: myRate is computed from it. The vendor's rules and rates for its size, as JSON in a text. */
  rateFacts?: string | null
}

const r = columnsOf<OfferRule>('r')
const d = columnsOf<DumpsterSize>('d')

const asOffer = {
  price: d.usualPrice,
  includedDays: d.includedDays,
  includedTons: d.includedTons,
  extraDayPrice: d.extraDayPrice,
  extraTonPrice: d.extraTonPrice,
  tripFee: d.tripFee,
  swapPrice: d.swapPrice,
}

const rateFacts = (j: JobColumns) => `json_build_object(
  'rules', array(
    select ${pricedAs(r)}::jsonb || jsonb_build_object('id', ${r.id}, 'size', ${r.size}, 'zipCodes', ${r.zipCodes}, 'debris', ${r.debris},
      'weekdays', ${r.weekdays}, 'noticeHours', ${r.noticeHours}, 'standsDays', ${r.standsDays},
      'isActive', ${r.isActive}, 'pausedAt', ${r.pausedAt}, 'offUntil', ${r.offUntil})
    from offer_rules r where ${r.vendorId} = :viewer and ${r.size} = ${j.dumpsterSize}),
  'rates', array(
    select ${pricedAs(asOffer)}::jsonb || jsonb_build_object('id', ${d.id})
    from dumpster_sizes d where ${d.vendorId} = :viewer and ${d.rentalSize} = ${j.dumpsterSize} and ${d.usualPrice} > 0))::text`

export const rateOfJob = addsTo<Job & RateOfJob, RateOfJob, JobTable>(jobRows, {
  fields: { rateFacts: j => `case when ${mayReadDetails(j)} then ${rateFacts(j)} end` },
  computed: {
    myRate: [
      'rateFacts',
      'dumpsterSize',
      'debris',
      'zipCode',
      'dropoffDate',
      'dropoffTimePreference',
      'pickupDate',
      'timeZone',
    ],
  },
})

/** There is no check per job in a list that contains only jobs open to the viewer. */
export const rateOfOfferedJob = addsTo<Job & RateOfJob, RateOfJob, JobTable>(offeredRows, {
  fields: { rateFacts },
})
