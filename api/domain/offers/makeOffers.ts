import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidQuotas } from '../../rules/bids/bidBounds.js'
import { bidEnds } from '../../rules/bids/bidExpiry.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { cents } from '../../rules/cents.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import type { RentalSize } from '../../rules/kinds.js'
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
import { type JobTable, wantedOn } from '../jobs/jobPolicy.js'
import { toState } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { type Told, tellAll } from '../tell.js'
import { bidStatus, isOpenBid } from '../twinRows.js'
import { hasExpired, isVerified } from '../vendors/documentRows.js'
import { takenItemsOf } from '../vendors/takenItems.js'
import type { VendorDocument } from '../vendors/VendorDocument.js'
import { bestOf, isOn, offerDay } from './offerRulePolicy.js'
import { isWinOf, isWon } from './offerRuleRows.js'
import { haulRules, type Offer, type RuleKind, rentalRules } from './ruleKinds.js'
import type { LimitedRule } from './withLimits.js'

const j = columnsOf<JobTable>('j')
const r = columnsOf<LimitedRule>('r')
const b = columnsOf<Bid>('b')
const w = columnsOf<JobTable>('w')
const d = columnsOf<VendorDocument>('d')

/** Vendors per transaction, so that nobody waits long for the job. */
const BATCH = 100

/** The vendors who serve the job and have a rule that could be for it. Their accounts are locked. */
const vendorsWith = ({ table, isWanted }: Pick<RuleKind<never>, 'table' | 'isWanted'>) => `
  select v.id from users v where v.id in (
      select v.id from jobs j join service_areas a on a.zip5 = j.zip5 ${joinVendor(j)} where j.id = :jobId)
    and exists (select from ${table} r where r.vendor_id = v.id and ${isWanted})
    and (:after::uuid is null or v.id > :after::uuid)
  order by v.id limit ${BATCH} for share of v`

/** A vendor who has bid by hand, withdrawn, or been declined decides alone. Their rules bid again only after an edit or a give-back. */
const isLeftAlone = `exists (select from bids b where b.job_id = j.id and b.vendor_id = v.id
  and not (b.is_instant and (b.replaced_at is not null or b.out_of_stock_at is not null or ${bidStatus(b)} = ${toState(bidGraph, 'expire')})))`

/** Rules bid on no job whose delivery or pickup is on a day off. */
const isDayOff = `exists (select from vendor_days_off o where o.vendor_id = v.id
  and (${wantedOn(j)} between o.from_day and o.to_day or j.pickup_date between o.from_day and o.to_day))`

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

/**
 * Counts each rule's jobs and open bids on the job's day of delivery or pickup, by the day as it stands now. The index of each
 * kind's days has only its jobs.
 */
const dayCountsOf = ({ type, table, dayOf }: Pick<RuleKind<never>, 'type' | 'table' | 'dayOf'>) => `
  select r.id, (
    (select count(*) from jobs w where w.vendor_id = r.vendor_id and w.type = '${type}' and ${dayOf(w)} = :day::date
      and ${isWon(w)} and exists (select from bids b where ${isWinOf(r, b, w)}))
    + (select count(*) from bids b join jobs w on w.id = b.job_id
      where b.offer_rule_id = r.id and ${isOpenBid(b)} and ${dayOf(w)} = :day::date))::int as count
  from ${table} r where r.id = any (:ruleIds::uuid[])`

const lockRules = async <Rule extends LimitedRule>(
  tx: EntityManager,
  { entity, wanted }: RuleKind<Rule>,
  vendorIds: string[],
  job: Job,
): Promise<Rule[]> => {
  const of = { vendorId: { $in: vendorIds }, ...wanted(job) }
  // Rules without a most per day need no lock, since bidding changes nothing for them.
  const limited = { ...of, mostPerDay: { $ne: null } }
  const orderBy = { id: 'asc' } as const
  await tx.find<LimitedRule>(entity, limited, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy })
  return (await tx.find<LimitedRule>(entity, of, { orderBy })) as Rule[]
}

/** The rules that have their most on the day. */
const findFull = async (
  tx: EntityManager,
  kind: Pick<RuleKind<never>, 'type' | 'table' | 'dayOf'>,
  rules: LimitedRule[],
  day: string,
  now: Date,
): Promise<Set<LimitedRule>> => {
  const limited = rules.filter(({ mostPerDay }) => mostPerDay !== null)
  if (limited.length === 0) return new Set()
  const ruleIds = limited.map(({ id }) => id)
  const values = { ruleIds, day, now }
  const counts = await executeNamed<{ id: string; count: number }>(tx, dayCountsOf(kind), values)
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

/** Once for each rule and day of delivery or pickup. */
const tellFull = (
  job: Job,
  { id, vendorId, mostPerDay }: LimitedRule,
  size: RentalSize | null,
): Told<'offers_paused'> => ({
  kind: 'offers_paused',
  to: [vendorId],
  jobId: job.id,
  eventId: eventIdOf(`offers full${id}${offerDay(job)}`),
  data: { why: 'most_per_day', size, day: offerDay(job), mostPerDay: mostPerDay! },
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

interface RuleOffer extends Offer {
  id: string
  rule: LimitedRule
}

const makeBid = (tx: EntityManager, job: Job, { id, rule, ...offer }: RuleOffer, now: Date): Bid =>
  tx.create(Bid, {
    ...offer,
    jobId: job.id,
    vendorId: rule.vendorId,
    createdAt: now,
    expiresAt: bidEnds(job, now, rule.standsDays),
    isInstant: true,
    offerRuleId: id,
    offerDay: offerDay(job),
  })

interface Values {
  jobId: string
  after: string | null
  now: Date
  mostBids: number
}

/** Bids for one batch of vendors with the best rule of each, as if they typed the bid. Returns the batch's last vendor if there may be more. */
const bidForBatch = async (tx: EntityManager, values: Values): Promise<string | null> => {
  const job = await tx.findOne(Job, values.jobId, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!job || !canMove(jobGraph, job.status, 'accept')) return null
  return job.type === 'junk_pickup'
    ? bidWith(tx, haulRules, job, values)
    : bidWith(tx, rentalRules, job, values)
}

const bidWith = async <Rule extends LimitedRule>(
  tx: EntityManager,
  kind: RuleKind<Rule>,
  job: Job,
  { jobId, after, now, mostBids }: Values,
): Promise<string | null> => {
  const wanted = { jobId, size: job.dumpsterSize, after }
  const vendors = await executeNamed<{ id: string }>(tx, vendorsWith(kind), wanted)
  const vendorIds = vendors.map(({ id }) => id)
  if (vendorIds.length === 0) return null
  const asked = { ...job, zip5: zip5(job.zipCode) }
  const rules = (await lockRules(tx, kind, vendorIds, job)).filter(
    rule => isOn(rule, now) && kind.isFor(rule, asked, now),
  )
  const full = await findFull(tx, kind, rules, offerDay(job), now)
  const taken = kind.type === 'junk_pickup' ? await takenItemsOf(tx, vendorIds) : null
  const told: Told[] = []
  const bids: Bid[] = []
  for (const vendor of await executeNamed<Facts>(tx, FACTS, { jobId, vendorIds, now })) {
    const own = rules
      .filter(({ vendorId }) => vendorId === vendor.id)
      .flatMap(rule => {
        const offer = kind.offer(rule, asked, taken?.get(vendor.id) ?? [])
        return offer ? [{ ...offer, id: rule.id, rule }] : []
      })
    if (own.length === 0 || vendor.isLeftAlone || vendor.isDayOff) continue
    const facts: BidFacts = JSON.parse(vendor.facts)
    const reason = whyNotBid(facts, { now, mostBids })
    const best = bestOf(
      own.filter(({ rule }) => !full.has(rule)),
      job,
    )
    if (reason === 'DOCUMENTS_EXPIRED' || reason === 'DOCUMENTS_REQUIRED')
      told.push(tellDocuments(job, vendor))
    else if (!best) told.push(...own.map(({ rule }) => tellFull(job, rule, kind.sizeOf(rule))))
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
 * Bids on a job for every vendor with a matching rule, in batches that each commit at once. Runs again safely: a
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
