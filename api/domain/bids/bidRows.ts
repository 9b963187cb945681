import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { rentalTermNames, termNames } from '../../rules/bids/estimatedTotal.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { bidderRows } from '../accounts/userRows.js'
import { hasCards } from '../cards/cardRows.js'
import {
  isAvailableTo,
  isInAreaOf,
  isOfferedBy,
  isOnHold,
  isTypeOfferedBy,
  type JobColumns,
  type JobTable,
  mayReadDetails,
} from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { fromStates, toState } from '../makeMove.js'
import { hasOverdueFees } from '../statements/statementRows.js'
import { stockFacts } from '../stock/stockRows.js'
import type { TakenItem } from '../TakenItem.js'
import { bidStatus, isOpenBid, isPast, isPending } from '../twinRows.js'
import { hasDocuments, hasToRenew } from '../vendors/documentRows.js'
import type { Bid } from './Bid.js'
import type { PricePart } from './PricePart.js'

const j = columnsOf<JobTable>('j')

/**
 * As SQL, because customers read all bids on their own jobs and vendors only their own bids (docs/product.md, The
 * marketplace).
 */
export const mayReadBid = (b: Columns<Bid>, j: JobColumns) =>
  `(${b.vendorId} = :viewer or ${j.customerId} = :viewer or :isAdmin)`

/** Reads a value of the bid's job, for viewers who may read the job's details. */
const asked = (b: Columns<Bid>, sql: string) =>
  `(select ${sql} from jobs j where ${j.id} = ${b.jobId} and ${mayReadDetails(j)})`

const canChange = (b: Columns<Bid>) => `${isOpenBid(b)} and (${b.vendorId} = :viewer) is true`
const canDecide = (j: JobColumns) =>
  `${j.customerId} = :viewer and ${j.status} in ${fromStates(jobGraph, 'accept')} and not ${isPast(j)}`

const b = columnsOf<Bid>('b')
const agreed = columnsOf<Bid>('agreed')

type PricedColumns = Pick<Columns<Bid>, 'price' | (typeof termNames)[number]>

/** In SQL, as JSON: the price and terms of a bid, or of what makes one. */
export const pricedAs = (b: PricedColumns) =>
  `json_build_object('price', ${b.price}::text, 'includedDays', ${b.includedDays}, 'includedTons', ${b.includedTons}::text,
    'extraDayPrice', ${b.extraDayPrice}::text, 'extraTonPrice', ${b.extraTonPrice}::text, 'tripFee', ${b.tripFee}::text,
    'swapPrice', ${b.swapPrice}::text)`

/** In SQL, as JSON: the price and all terms of a bid. */
const allTermsAs = (b: Columns<Bid>) =>
  `(${pricedAs(b)}::jsonb || jsonb_build_object('includedEighths', ${b.includedEighths},
    'extraEighthPrice', ${b.extraEighthPrice}::text, 'items', ${b.items}))`

type Facts = Record<string, string>

/** In SQL: facts, as JSON in a text. */
export const factsOf = (facts: Facts): string =>
  `json_build_object(${Object.entries(facts)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})::text`

/** In SQL: what has to be in order before a vendor bids on anything. */
export const ownFacts = (vendor: string): Facts => ({
  hasDocuments: hasDocuments(vendor),
  hasToRenew: hasToRenew(vendor),
  hasOverdueFees: hasOverdueFees(vendor),
})

const jobFacts = (j: JobColumns, vendor: string): Facts => ({
  ...ownFacts(vendor),
  bidCount: `(select count(*) from bids b where ${b.vendorId} = ${vendor} and ${b.jobId} = ${j.id} and ${b.replacedAt} is null)`,
  hasOpenBid: `exists (select from bids b where ${b.vendorId} = ${vendor} and ${b.jobId} = ${j.id} and ${isOpenBid(b)})`,
  hasPendingBid: `exists (select from bids b where ${b.vendorId} = ${vendor} and ${b.jobId} = ${j.id} and ${isPending(b)})`,
  ...stockFacts(j, vendor),
  status: j.status,
  timeZone: j.timeZone,
  pickupDateTime: j.pickupDateTime,
  dropoffDate: j.dropoffDate,
})

/** In SQL: the facts about a vendor and any job. */
export const bidFacts = (j: JobColumns, vendor: string): string =>
  factsOf({
    ...jobFacts(j, vendor),
    isOnHold: isOnHold(j),
    isInArea: isInAreaOf(j, vendor),
    isTypeOffered: isTypeOfferedBy(j, vendor),
    isOffered: isOfferedBy(j, vendor),
  })

/** In SQL: the same for a job that is available to the vendor. */
export const bidFactsOfAvailable = (j: JobColumns, vendor: string): string =>
  factsOf({
    ...jobFacts(j, vendor),
    isOnHold: 'false',
    isInArea: 'true',
    isTypeOffered: 'true',
    isOffered: 'true',
  })

/** A bid keeps them in one column each, since they never change by themselves. */
const takenRowsOf = (b: Columns<Bid>): View<TakenItem> => ({
  table: `(select item ->> 'kind' as kind, item ->> 'takes' as takes, item ->> 'price' as price, position
    from jsonb_array_elements(${b.items}) with ordinality each (item, position))`,
  fields: {},
})

const partRowsOf = (b: Columns<Bid>): View<PricePart> => ({
  table: `(select part ->> 'label' as label, part ->> 'amount' as amount, position
    from jsonb_array_elements(${b.parts}) with ordinality each (part, position))`,
  fields: {},
})

export const bidRows: View<Bid> = {
  table: 'bids',
  fields: {
    status: bidStatus,
    items: list(
      b => takenRowsOf(b),
      () => 'true',
      i => i.position,
    ),
    parts: list(
      b => partRowsOf(b),
      () => 'true',
      p => p.position,
    ),
    vendor: one(
      () => bidderRows,
      (u, b) => `${u.id} = ${b.vendorId}`,
    ),
    job: one(
      () => jobRows,
      (j, b) => `${j.id} = ${b.jobId}`,
    ),
    // Counts from the job's last opening, because a returned job takes bids days after it was posted. An
    // edited job was open before.
    minutesToBid: b =>
      `(select floor(extract(epoch from ${b.createdAt} - max(e.created_at)) / 60) from job_events e
        where e.job_id = ${b.jobId} and e.to_status = '${jobGraph.first}' and e.from_status is distinct from '${jobGraph.first}' and e.created_at <= ${b.createdAt})::int`,
    viewerCanChange: b =>
      `(${canChange(b)} and exists (select from jobs j where ${j.id} = ${b.jobId} and not ${isPast(j)}))`,
    viewerCanConfirm: b =>
      `(${isOpenBid(b)} and ${b.unconfirmedSince} is not null and (${b.vendorId} = :viewer) is true
        and exists (select from jobs j where ${j.id} = ${b.jobId} and ${isAvailableTo(j, ':viewer')}))`,
    viewerCanWithdraw: b => `(${canChange(b)})`,
    viewerCanDecide: b =>
      `(${isOpenBid(b)} and exists (select from jobs j where ${j.id} = ${b.jobId} and ${canDecide(j)}))`,
    hasCards: b => hasCards(b.vendorId),
    assignFacts: b =>
      `case when :isAdmin then (select json_build_object('jobStatus', ${j.status}, 'holderId', ${j.vendorId}, 'areActive', v.is_active and c.is_active,
          'isReplaced', exists (select from bids later where later.job_id = ${b.jobId} and later.vendor_id = ${b.vendorId}
            and (later.created_at, later.id) > (${b.createdAt}, ${b.id})))::text
        from jobs j join users c on c.id = ${j.customerId} join users v on v.id = ${b.vendorId} where ${j.id} = ${b.jobId}) end`,
    ownTerms: b => `case when :isAdmin then ${allTermsAs(b)}::text end`,
    agreedTerms: b =>
      `case when :isAdmin then (select ${allTermsAs(agreed)}::text from bids agreed
        where ${agreed.jobId} = ${b.jobId} and ${agreed.status} = ${toState(bidGraph, 'accept')}) end`,
    askedSize: b => asked(b, j.dumpsterSize),
    askedDays: b => asked(b, `${j.pickupDate} - ${j.dropoffDate}`),
    askedDebris: b => asked(b, j.debris),
  },
  computed: {
    estimatedTotal: ['price', ...rentalTermNames, 'askedSize', 'askedDays', 'askedDebris'],
    takesCards: ['hasCards'],
    viewerCanAssign: ['vendorId', 'status', 'expiresAt', 'unconfirmedSince', 'assignFacts'],
    needsCustomerConsent: ['status', 'notChosenAt', 'ownTerms', 'agreedTerms'],
    needsCustomersYes: ['status', 'notChosenAt', 'ownTerms', 'agreedTerms'],
  },
}

/** Rows of bids within their job, so that SQL doesn't read the job again for each bid. */
export const bidRowsOf = (job: JobColumns): typeof bidRows => ({
  ...bidRows,
  fields: {
    ...bidRows.fields,
    viewerCanChange: b => `(${canChange(b)} and not ${isPast(job)})`,
    viewerCanDecide: b => `(${isOpenBid(b)} and (${canDecide(job)}) is true)`,
  },
})
