import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import type { Bid } from '../bids/Bid.js'
import { factsOf, ownFacts } from '../bids/bidRows.js'
import { isOfferedBy, isTypeOfferedBy, type JobColumns, type JobTable } from '../jobs/jobPolicy.js'
import { inStates, toState } from '../makeMove.js'
import type { OfferRule } from './OfferRule.js'

type RuleColumns = Columns<OfferRule>

const b = columnsOf<Bid>('b')
const j = columnsOf<JobTable>('j')

const wonStatuses = [...underWay, 'completed'] as const

/** In SQL: the vendor chose the ZIP code, or all of their areas. */
const isForZip = (r: RuleColumns, zip5: string) =>
  `(cardinality(${r.zipCodes}) = 0 or ${zip5} = any (${r.zipCodes}))`

/** In SQL: a job that was won and not cancelled since. */
export const isWon = (j: JobColumns) => `${j.status} in ${inStates(wonStatuses)}`

/** In SQL: the rule's bid won the job, and its vendor still has it. */
export const isWinOf = (r: RuleColumns, b: Columns<Bid>, j: JobColumns) =>
  `(${b.offerRuleId} = ${r.id} and ${b.jobId} = ${j.id} and ${b.vendorId} = ${j.vendorId}
    and ${b.status} = ${toState(bidGraph, 'accept')})`

/** A rental of the rule's size, for conditions on jobs. */
const rentalOf = (r: RuleColumns) =>
  ({ type: "'dumpster_rental'", dumpsterSize: r.size }) as unknown as JobColumns

const bidFacts = (r: RuleColumns) =>
  factsOf({
    ...ownFacts(r.vendorId),
    isInArea: `exists (select from service_areas a where a.vendor_id = ${r.vendorId} and ${isForZip(r, 'a.zip5')})`,
    isTypeOffered: isTypeOfferedBy(rentalOf(r), r.vendorId),
    isOffered: isOfferedBy(rentalOf(r), r.vendorId),
  })

export const offerRuleRows: View<OfferRule> = {
  table: 'offer_rules',
  fields: {
    offUntil: r => `case when ${r.offUntil} > :now::timestamptz then ${r.offUntil} end`,
    bidFacts,
    // An edited request gets a new bid, which is on the same job.
    bidCount: r => `(select count(distinct ${b.jobId}) from bids b where b.offer_rule_id = ${r.id})::int`,
    winCount: r =>
      `(select count(*) from bids b join jobs j on j.id = b.job_id where ${isWinOf(r, b, j)} and ${isWon(j)})::int`,
  },
  computed: { whyNotBid: ['bidFacts'] },
}
