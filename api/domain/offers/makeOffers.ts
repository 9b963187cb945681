import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidQuotas } from '../../rules/bids/bidBounds.js'
import { bidEnds } from '../../rules/bids/bidExpiry.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { termsOf } from '../../rules/bids/estimatedTotal.js'
import { cents } from '../../rules/cents.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { zip5 } from '../../rules/text.js'
import { quotaOf } from '../accounts/quotas.js'
import { Bid } from '../bids/Bid.js'
import { bidFacts } from '../bids/bidRows.js'
import { type BidFacts, whyNotBid } from '../bids/whyNotBid.js'
import type { AppContext } from '../context.js'
import { eventIdOf } from '../eventIdOf.js'
import { joinVendor } from '../jobs/isServed.js'
import { Job } from '../jobs/Job.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { toState } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { type Told, tellAll } from '../tell.js'
import { bidStatus, isOpenBid } from '../twinRows.js'
import { hasExpired, isVerified } from '../vendors/documentRows.js'
import type { VendorDocument } from '../vendors/VendorDocument.js'
import { OfferRule } from './OfferRule.js'
import { bestOf, isForRental, isOn } from './offerRulePolicy.js'
import { isWinOf, isWon } from './offerRuleRows.js'

const j = columnsOf<JobTable>('j')
const r = columnsOf<OfferRule>('r')
const b = columnsOf<Bid>('b')
const w = columnsOf<JobTable>('w')
const d = columnsOf<VendorDocument>('d')

/** Vendors per transaction, so that nobody waits long for the job. */
const BATCH = 100

/** The vendors who serve the job and have a rule for its size. Their accounts are locked. */
const VENDORS = `
  select v.id from users v where v.id in (
      select v.id from jobs j join service_areas a on a.zip5 = j.zip5 ${joinVendor(j)} where j.id = :jobId)
    and exists (select from offer_rules r where r.vendor_id = v.id and r.size = :size)
    and (:after::uuid is null or v.id > :after::uuid)
  order by v.id limit ${BATCH} for share of v`

/** A vendor who has bid by hand, withdrawn, or been declined decides alone. Their rules bid again only after an edit or a give-back. */
const isLeftAlone = `exists (select from bids b where b.job_id = j.id and b.vendor_id = v.id
  and not (b.is_instant and (b.replaced_at is not null or b.out_of_stock_at is not null or ${bidStatus(b)} = ${toState(bidGraph, 'expire')})))`

/** Rules bid on no job whose delivery or pickup is on a day off. */
const isDayOff = `exists (select from vendor_days_off o where o.vendor_id = v.id
  and (j.dropoff_date between o.from_day and o.to_day or j.pickup_date between o.from_day and o.to_day))`

const FACTS = `
  select v.id, ${bidFacts(j, 'v.id')} as facts, ${isLeftAlone} as "isLeftAlone", ${isDayOff} as "isDayOff",
    array(select d.id from vendor_documents d where d.vendor_id = v.id and (${isVerified(d)} or ${hasExpired(d)}) order by 1)::text as documents
  from jobs j, unnest(:vendorIds::uuid[]) v (id) where j.id = :jobId`

interface Facts {
  id: string
  /** JSON as text. */
  facts: string
  isLeftAlone: boolean
  isDayOff: boolean
  /** Ids of those that were approved. */
  documents: string
}

/** Counts each rule's jobs and open bids on the job's day of delivery, by the day as it stands now. */
const DAY_COUNTS = `
  select r.id, (
    (select count(*) from jobs w where w.vendor_id = r.vendor_id and w.dropoff_date = :day::date
      and ${isWon(w)} and exists (select from bids b where ${isWinOf(r, b, w)}))
    + (select count(*) from bids b join jobs w on w.id = b.job_id
      where b.offer_rule_id = r.id and ${isOpenBid(b)} and w.dropoff_date = :day::date))::int as count
  from offer_rules r where r.id = any (:ruleIds::uuid[])`

const lockRules = async (tx: EntityManager, vendorIds: string[], size: OfferRule['size']) => {
  const of = { vendorId: { $in: vendorIds }, size }
  // Rules without a most per day need no lock, since bidding changes nothing for them.
  const limited = { ...of, mostPerDay: { $ne: null } }
  await tx.find(OfferRule, limited, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } })
  return tx.find(OfferRule, of, { orderBy: { id: 'asc' } })
}

/** The rules that have their most on the day. */
const findFull = async (tx: EntityManager, rules: OfferRule[], day: string, now: Date) => {
  const limited = rules.filter(({ mostPerDay }) => mostPerDay !== null)
  if (limited.length === 0) return new Set<OfferRule>()
  const ruleIds = limited.map(({ id }) => id)
  const counts = await executeNamed<{ id: string; count: number }>(tx, DAY_COUNTS, { ruleIds, day, now })
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  return new Set(limited.filter(({ id, mostPerDay }) => countOf.get(id)! >= mostPerDay!))
}

/** Once until another document is approved, so that each lapse is told. */
const tellDocuments = (job: Job, { id, documents }: Facts): Told<'offers_paused'> => ({
  kind: 'offers_paused',
  to: [id],
  jobId: job.id,
  eventId: eventIdOf(`offers documents${id}${documents}`),
  data: { why: 'documents' },
})

/** Once for each rule and day of delivery. */
const tellFull = (job: Job, { id, vendorId, size, mostPerDay }: OfferRule): Told<'offers_paused'> => ({
  kind: 'offers_paused',
  to: [vendorId],
  jobId: job.id,
  eventId: eventIdOf(`offers full${id}${job.dropoffDate}`),
  data: { why: 'most_per_day', size, day: job.dropoffDate!, mostPerDay: mostPerDay! },
})

/** Only the lowest of these bids is mailed and pushed. The bell and the page show the others. */
const tellBids = (job: Job, bids: Bid[]): Told<'bid_received'>[] =>
  bids
    .toSorted((one, other) => Number(cents(one.price) - cents(other.price)) || (one.id < other.id ? -1 : 1))
    .map(({ id, price }, n) => ({
      kind: 'bid_received',
      to: [job.customerId],
      jobId: job.id,
      eventId: id,
      data: { bidId: id, price },
      isQuiet: n > 0,
    }))

const makeBid = (tx: EntityManager, job: Job, rule: OfferRule, now: Date): Bid =>
  tx.create(Bid, {
    jobId: job.id,
    vendorId: rule.vendorId,
    price: rule.price,
    ...termsOf(rule),
    createdAt: now,
    expiresAt: bidEnds(job, now, rule.standsDays),
    isInstant: true,
    offerRuleId: rule.id,
    offerDay: job.dropoffDate,
  })

interface Values {
  jobId: string
  after: string | null
  now: Date
  mostBids: number
}

/** Bids for one batch of vendors with the best rule of each, as if they typed the bid. Returns the batch's last vendor if there may be more. */
const bidForBatch = async (
  tx: EntityManager,
  { jobId, after, now, mostBids }: Values,
): Promise<string | null> => {
  const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!job?.dumpsterSize || !canMove(jobGraph, job.status, 'accept')) return null
  const { dumpsterSize: size } = job
  const vendors = await executeNamed<{ id: string }>(tx, VENDORS, { jobId, size, after })
  const vendorIds = vendors.map(({ id }) => id)
  if (vendorIds.length === 0) return null
  const rental = { ...job, zip5: zip5(job.zipCode) }
  const rules = (await lockRules(tx, vendorIds, size)).filter(
    rule => isOn(rule, now) && isForRental(rule, rental, now),
  )
  const full = await findFull(tx, rules, job.dropoffDate!, now)
  const told: Told[] = []
  const bids: Bid[] = []
  for (const vendor of await executeNamed<Facts>(tx, FACTS, { jobId, vendorIds, now })) {
    const own = rules.filter(({ vendorId }) => vendorId === vendor.id)
    if (own.length === 0 || vendor.isLeftAlone || vendor.isDayOff) continue
    const facts: BidFacts = JSON.parse(vendor.facts)
    const reason = whyNotBid(facts, { now, mostBids })
    const best = bestOf(
      own.filter(rule => !full.has(rule)),
      job,
    )
    if (reason === 'DOCUMENTS_EXPIRED' || reason === 'DOCUMENTS_REQUIRED')
      told.push(tellDocuments(job, vendor))
    else if (!best) told.push(...own.map(rule => tellFull(job, rule)))
    else if (!reason) bids.push(makeBid(tx, job, best, now))
  }
  await tx.flush()
  await tellAll(tx, { now }, [...told, ...tellBids(job, bids)])
  return vendorIds.length === BATCH ? vendorIds.at(-1)! : null
}

/** A bid that has expired, but is not yet recorded as expired, would block a new one. */
const endOver = async (tx: EntityManager, jobId: string, now: Date): Promise<void> => {
  const { from, to } = bidGraph.moves.expire
  await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_WRITE })
  await tx.nativeUpdate(Bid, { jobId, status: { $in: [...from] }, expiresAt: { $lte: now } }, { status: to })
}

/**
 * Bids on a rental for every vendor with a matching rule, in batches that each commit at once. Runs again safely: a
 * vendor with a bid is left alone.
 */
export const makeOffers: Task<'makeOffers'> = async (app: AppContext, { jobId }, { signal }) => {
  const em = app.database.orm.em.fork()
  const mostBids = quotaOf(app.config, bidQuotas.bidsPerJob)
  await em.transactional(tx => endOver(tx, jobId, app.clock()))
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const values: Values = { jobId, after, now: app.clock(), mostBids }
    after = await app.database.orm.em.fork().transactional(tx => bidForBatch(tx, values))
    app.taskRelay.wake()
  } while (after)
}
