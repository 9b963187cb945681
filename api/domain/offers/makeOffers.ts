import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bidGraph.js'
import { quotaOf } from '../accounts/quotas.js'
import type { Bid } from '../bids/Bid.js'
import { bidEnd } from '../bids/bidPolicy.js'
import { bidStatus, expectedTotal, isOpenBid, whyNotBid } from '../bids/bidRows.js'
import { makeBids, NEW_BID } from '../bids/makeBids.js'
import type { AppContext } from '../context.js'
import { joinVendor } from '../jobs/isServed.js'
import { isOpen, type JobTable } from '../jobs/jobPolicy.js'
import { fromStates, toState } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { deliveryValues, QUEUE_DELIVERIES } from '../tell.js'
import { hasDocuments, hasExpired, isVerified } from '../vendors/documentRows.js'
import type { VendorDocument } from '../vendors/VendorDocument.js'
import type { OfferRule } from './OfferRule.js'
import { isForRental, isForZip, isOn } from './offerRuleRows.js'

const job = columnsOf<JobTable>('job')
const r = columnsOf<OfferRule>('r')
const b = columnsOf<Bid>('b')
const rule = columnsOf<OfferRule>('checked')

/** Vendors per transaction, so that nobody waits long for the job. */
const BATCH = 100

/** In SQL: the rule bids on the job, if the vendor may. */
const fits = `${isOn(r)} and ${isForRental(r, job, ':now::timestamptz')} and ${isForZip(r, job.zip5)}`

/** A vendor who has bid by hand, withdrawn, or been declined decides alone. Their rules bid again only after an edit or a give-back. */
const isLeftAlone = (
  vendor: string,
) => `exists (select from bids b where b.job_id = job.id and b.vendor_id = ${vendor}
  and not (b.is_instant and (b.replaced_at is not null or ${bidStatus(b)} = ${toState(bidGraph, 'expire')})))`

/** In SQL: the vendors with a rule for the job, without the check of their documents. */
const VENDORS = `
  job join service_areas a on a.zip5 = job.zip5 ${joinVendor(job)}
  where exists (select from offer_rules r where r.vendor_id = v.id and ${fits}) and not ${isLeftAlone('v.id')}`

/**
 * Locks the job, one batch of vendors, and those of their rules that count, in that order (docs/decisions/0039-order-of-locks.md).
 * Rules without a most per day need no lock, since bidding changes nothing for them.
 */
const LOCK = `
  with job as materialized (select j.* from jobs j where j.id = :jobId and ${isOpen(columnsOf<JobTable>('j'))} for share),
  batch as materialized (
    select v.id from ${VENDORS} and (:after::uuid is null or v.id > :after::uuid) and ${hasDocuments('v.id')}
    order by v.id limit ${BATCH} for share of v),
  held as materialized (
    select r.id from batch, job, offer_rules r where r.vendor_id = batch.id and r.most_per_day is not null and ${fits}
    order by r.id for no key update of r)
  select batch.id, (select count(*) from held)::int as held from batch order by batch.id`

/** Bids of a rule for one day: another statement, so that it counts what was committed while LOCK waited. */
const DAY_COUNT = `(select count(*) from bids b where b.offer_rule_id = r.id and b.offer_day = job.dropoff_date
  and (${b.status} = ${toState(bidGraph, 'accept')} or ${isOpenBid(b)}))`

/**
 * Bids for one batch of vendors with the best rule of each: the lowest expected total for the customer. `checked` and
 * `makeBids` are those of a typed bid.
 */
const BID = `
  with job as materialized (select j.* from jobs j where j.id = :jobId),
  fitting as materialized (
    select r.*, ${expectedTotal(r, job)} as total, (r.most_per_day <= ${DAY_COUNT}) is true as is_full
    from job, offer_rules r where r.vendor_id in (select json_array_elements_text(:vendorIds::json)::uuid) and ${fits}),
  best as materialized (select distinct on (vendor_id) * from fitting where not is_full order by vendor_id, total, price, id),
  checked as materialized (select best.*, ${whyNotBid(job, 'best.vendor_id')} as refusal from best, job),
  ${makeBids({
    id: 'gen_random_uuid()',
    vendorId: rule.vendorId,
    price: rule.price,
    message: 'null',
    expiresAt: bidEnd(job, rule.standsDays),
    includedDays: rule.includedDays,
    includedTons: rule.includedTons,
    extraDayPrice: rule.extraDayPrice,
    extraTonPrice: rule.extraTonPrice,
    tripFee: rule.tripFee,
    isInstant: 'true',
    offerRuleId: rule.id,
    offerDay: job.dropoffDate,
  })}
  select id from fitting where is_full and vendor_id not in (select vendor_id from best)`

const PAUSED = 'offers_paused'

/** Once for each rule and day of delivery. */
const TELL_FULL = `
  with told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), md5('offers full' || r.id || j.dropoff_date)::uuid, r.vendor_id, :kind, j.id,
      jsonb_build_object('why', 'most_per_day', 'size', r.size, 'day', j.dropoff_date, 'mostPerDay', r.most_per_day), :now
    from jobs j, offer_rules r where j.id = :jobId and r.id in (select json_array_elements_text(:ruleIds::json)::uuid)
    on conflict (event_id, user_id) do nothing
    returning id, user_id)
  ${QUEUE_DELIVERIES}`

const d = columnsOf<VendorDocument>('d')

/** Once until another document is approved, so that each lapse is told. */
const TELL_DOCUMENTS = `
  with job as materialized (select j.* from jobs j where j.id = :jobId and ${isOpen(columnsOf<JobTable>('j'))} for share),
  stopped as materialized (
    select v.id from ${VENDORS} and not ${hasDocuments('v.id')} order by v.id for key share of v),
  told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), md5('offers documents' || stopped.id || array(select d.id from vendor_documents d
      where d.vendor_id = stopped.id and (${isVerified(d)} or ${hasExpired(d)}) order by 1)::text)::uuid, stopped.id, :kind, job.id,
      jsonb_build_object('why', 'documents'), :now
    from stopped, job
    on conflict (event_id, user_id) do nothing
    returning id, user_id)
  ${QUEUE_DELIVERIES}`

/** A bid that has expired, but is not yet recorded as expired, would block a new one. */
const END_OVER = `
  with over as materialized (
    select b.id from bids b where b.job_id = :jobId and b.status in ${fromStates(bidGraph, 'expire')} and b.expires_at <= :now::timestamptz
    order by b.id for update skip locked)
  update bids set status = ${toState(bidGraph, 'expire')} from over where bids.id = over.id`

const bidForBatch = async (
  tx: EntityManager,
  values: { jobId: string; after: string | null; now: Date; mostBids: number },
): Promise<string[]> => {
  const vendors = await executeNamed<{ id: string }>(tx, LOCK, values)
  const vendorIds = vendors.map(({ id }) => id)
  if (vendorIds.length === 0) return []
  const full = await executeNamed<{ id: string }>(tx, BID, {
    ...values,
    vendorIds: JSON.stringify(vendorIds),
    kind: NEW_BID,
    ...deliveryValues(NEW_BID),
  })
  if (full.length > 0)
    await executeNamed(tx, TELL_FULL, {
      ...values,
      ruleIds: JSON.stringify(full.map(({ id }) => id)),
      kind: PAUSED,
      ...deliveryValues(PAUSED),
    })
  return vendorIds
}

/**
 * Bids on a rental for every vendor with a matching rule, in batches that each commit at once. Runs again safely: a
 * vendor with a bid is left alone.
 */
export const makeOffers: Task<'makeOffers'> = async (app: AppContext, { jobId }, { signal }) => {
  const em = app.database.orm.em.fork()
  const mostBids = quotaOf(app.config, 'bidsPerJob')
  await executeNamed(em, END_OVER, { jobId, now: app.clock() })
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const values = { jobId, after, now: app.clock(), mostBids }
    const vendorIds: string[] = await em.transactional(tx => bidForBatch(tx, values))
    app.taskRelay.wake()
    after = vendorIds.length === BATCH ? vendorIds.at(-1)! : null
  } while (after)
  await executeNamed(em, TELL_DOCUMENTS, {
    jobId,
    now: app.clock(),
    kind: PAUSED,
    ...deliveryValues(PAUSED),
  })
  app.taskRelay.wake()
}
