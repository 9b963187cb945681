import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { bidGraph } from '../../rules/bidGraph.js'
import type { Bid } from '../bids/Bid.js'
import { firstWindow } from '../bids/bidPolicy.js'
import { because } from '../conflicts.js'
import { isOfferedBy, isTypeOfferedBy, type JobColumns } from '../jobs/jobPolicy.js'
import { toState } from '../makeMove.js'
import { whyFeesDue } from '../statements/statementRows.js'
import { whyNoDocuments } from '../vendors/documentRows.js'
import type { OfferRule } from './OfferRule.js'

type RuleColumns = Columns<OfferRule>

const b = columnsOf<Bid>('b')

/** In SQL: neither its vendor nor an admin has switched it off. */
export const isOn = (r: RuleColumns) =>
  `(${r.isActive} and ${r.pausedAt} is null and (${r.offUntil} is null or ${r.offUntil} <= :now::timestamptz))`

/** In SQL: the vendor chose the ZIP code, or all of their areas. */
export const isForZip = (r: RuleColumns, zip5: string) =>
  `(cardinality(${r.zipCodes}) = 0 or ${zip5} = any (${r.zipCodes}))`

/** In SQL: the rule is for a rental that is posted at `at`, apart from its ZIP code and its vendor's areas. */
export const isForRental = (r: RuleColumns, j: JobColumns, at: string) =>
  `(${r.size} = ${j.dumpsterSize}
    and (cardinality(${r.debris}) = 0 or coalesce(${j.debris}, 'not_sure') = any (${r.debris}))
    and (cardinality(${r.weekdays}) = 0 or extract(isodow from ${j.dropoffDate})::integer = any (${r.weekdays}))
    and ${firstWindow(j)} >= ${at} + make_interval(hours => ${r.noticeHours}))`

/** A rental of the rule's size, for conditions on jobs. */
const rentalOf = (r: RuleColumns) =>
  ({ type: "'dumpster_rental'", dumpsterSize: r.size }) as unknown as JobColumns

const whyNotBid = (r: RuleColumns) =>
  `case when not exists (select from service_areas a where a.vendor_id = ${r.vendorId} and ${isForZip(r, 'a.zip5')})
      then ${because('NOT_IN_AREA')}
    when not ${isOfferedBy(rentalOf(r), r.vendorId)} then
      case when ${isTypeOfferedBy(rentalOf(r), r.vendorId)} then ${because('SIZE_NOT_OFFERED')} else ${because('SERVICE_NOT_OFFERED')} end
    else coalesce(${whyNoDocuments(r.vendorId)}, ${whyFeesDue(r.vendorId)}) end`

export const offerRuleRows: View<OfferRule> = {
  table: 'offer_rules',
  fields: {
    offUntil: r => `case when ${r.offUntil} > :now::timestamptz then ${r.offUntil} end`,
    whyNotBid,
    // An edited request gets a new bid, which is on the same job.
    bidCount: r => `(select count(distinct ${b.jobId}) from bids b where b.offer_rule_id = ${r.id})::int`,
    winCount: r =>
      `(select count(*) from bids b where b.offer_rule_id = ${r.id} and ${b.status} = ${toState(bidGraph, 'accept')})::int`,
  },
}
