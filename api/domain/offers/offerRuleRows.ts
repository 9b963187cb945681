import type { GraphQLResolveInfo } from 'graphql'
import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { readRows } from '../../platform/rows/read.js'
import type { View } from '../../platform/rows/View.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import type { ServiceType } from '../../rules/kinds.js'
import type { Bid } from '../bids/Bid.js'
import { factsOf, ownFacts } from '../bids/bidRows.js'
import type { Context } from '../context.js'
import { isOfferedBy, isTypeOfferedBy, type JobColumns, type JobTable } from '../jobs/jobPolicy.js'
import { inStates, toState } from '../makeMove.js'
import type { HaulRule } from './HaulRule.js'
import type { OfferRule } from './OfferRule.js'
import type { LimitedRule } from './withLimits.js'

type RuleColumns = Columns<LimitedRule>

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

const bidFacts = (r: RuleColumns, job: JobColumns) =>
  factsOf({
    ...ownFacts(r.vendorId),
    isInArea: `exists (select from service_areas a where a.vendor_id = ${r.vendorId} and ${isForZip(r, 'a.zip5')})`,
    isTypeOffered: isTypeOfferedBy(job, r.vendorId),
    isOffered: isOfferedBy(job, r.vendorId),
  })

/** A job that a rule is for, for conditions on jobs. */
const jobOf = (type: ServiceType, size: string) =>
  ({ type: `'${type}'`, dumpsterSize: size }) as unknown as JobColumns

const limitsOf = {
  offUntil: (r: RuleColumns) => `case when ${r.offUntil} > :now::timestamptz then ${r.offUntil} end`,
  // An edited request gets a new bid, which is on the same job.
  bidCount: (r: RuleColumns) =>
    `(select count(distinct ${b.jobId}) from bids b where b.offer_rule_id = ${r.id})::int`,
  winCount: (r: RuleColumns) =>
    `(select count(*) from bids b join jobs j on j.id = b.job_id where ${isWinOf(r, b, j)} and ${isWon(j)})::int`,
}

export const offerRuleRows: View<OfferRule> = {
  table: 'offer_rules',
  fields: { ...limitsOf, bidFacts: r => bidFacts(r, jobOf('dumpster_rental', r.size)) },
  computed: { whyNotBid: ['bidFacts'] },
}

export const haulRuleRows: View<HaulRule> = {
  table: 'haul_rules',
  fields: { ...limitsOf, bidFacts: r => bidFacts(r, jobOf('junk_pickup', 'null')) },
  computed: { whyNotBid: ['bidFacts'] },
}

const ofOwner = (r: RuleColumns) => `where ${r.vendorId} = :owner order by ${r.createdAt}, ${r.id}`

/** A vendor's rules, oldest first. */
export const readRules = <Rule extends LimitedRule>(
  rows: View<Rule>,
  owner: string,
  context: Context,
  info: GraphQLResolveInfo,
) => readRows(rows, info, context, ofOwner as (r: Columns<Rule>) => string, { owner })
