import type { QueryResultRow } from 'pg'
import { executeNamed, prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bidGraph.js'
import { hasRentalTerms } from '../../rules/bidRules.js'
import { termsOf } from '../../rules/estimatedTotal.js'
import { orNull } from '../../rules/text.js'
import { type ConflictReason, conflict, suspended } from '../conflicts.js'
import type { Context } from '../context.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { fromStates, toState } from '../makeMove.js'
import { deliveryValues } from '../tell.js'
import { documentsExpired } from '../vendors/documentsExpired.js'
import { bidEnd } from './bidPolicy.js'
import { whyNotBid } from './bidRows.js'
import type { SubmitBidInput } from './inputs.js'
import { makeBids, NEW_BID } from './makeBids.js'

const job = columnsOf<JobTable>('job')

/**
 * One of the two acts that are a single SQL statement; the other is acceptBid, and all others read like declineBid. Many vendors
 * bid on a new job at the same moment, and each would hold its locks over five round trips (docs/decisions/0029-two-acts-are-one-statement.md).
 *
 * It takes the steps of every act: lock, check permission, decide, save. The job is locked
 * first and then the vendor, as in every act. It is a share lock: bids on one job do not block each other, but
 * accepting a bid waits for them and they for it. One pending bid per vendor and job: the unique index decides between
 * identical simultaneous bids.
 */
const SUBMIT = prepared(`
  with job as (select id, status, version, zip5, type, dumpster_size, customer_id, scheduled_date, dropoff_date,
      dropoff_time_preference, time_zone
    from jobs where id = :jobId for share),
  bidder as (select u.is_active from job, users u where u.id = :vendorId for share of u),
  checked as (
    select case when bidder.is_active is not true then 'SUSPENDED'
      else coalesce(${whyNotBid(job, ':vendorId')},
        case when job.version <> :version::int then 'CHANGED_MEANWHILE' end,
        case when :hasRentalTerms and job.type <> 'dumpster_rental' then 'RENTAL_TERMS' end) end as refusal
    from job left join bidder on true),
  ${makeBids({
    id: ':bidId',
    vendorId: ':vendorId',
    price: ':price',
    message: ':message',
    expiresAt: bidEnd(job),
    includedDays: ':includedDays',
    includedTons: ':includedTons',
    extraDayPrice: ':extraDayPrice',
    extraTonPrice: ':extraTonPrice',
    tripFee: ':tripFee',
    isInstant: 'false',
    offerRuleId: 'null',
    offerDay: 'null',
  })}
  select refusal, made.id is not null as "isMade"
  from checked left join made on true`)

/**
 * The vendor's own bid that has expired, but is not yet recorded as expired, would block a new one, so this
 * records it. It is a statement of its own because even an update of no row runs the triggers, and nearly all
 * bids are first ones.
 */
const END_OWN = prepared(`
  update bids set status = ${toState(bidGraph, 'expire')}
    where job_id = :jobId and vendor_id = :vendorId and status in ${fromStates(bidGraph, 'expire')} and expires_at <= :now
  returning id`)

/** A typed bid replaces the vendor's instant one, which only its own rule has decided on. */
const REPLACE_INSTANT = `
  update bids set status = ${toState(bidGraph, 'replace')}, replaced_at = :now::timestamptz
    where job_id = :jobId and vendor_id = :vendorId and status in ${fromStates(bidGraph, 'accept')} and is_instant
  returning id`

interface Outcome extends QueryResultRow {
  refusal: ConflictReason | 'SUSPENDED' | null
  isMade: boolean
}

/** Keeps the instant bid if the typed one is refused. The job is locked before the bid, as in every act. */
const replaceInstant = (context: Context, values: Record<string, unknown>): Promise<Outcome> =>
  context.act(async tx => {
    await executeNamed(tx, 'select from jobs where id = :jobId for share', values)
    const replaced = await executeNamed(tx, REPLACE_INSTANT, values)
    if (replaced.length === 0) throw conflict('BID_EXISTS')
    const [outcome] = await executeNamed<Outcome>(tx, SUBMIT.sql, values)
    if (outcome!.refusal) throw conflict(outcome!.refusal as ConflictReason)
    return outcome!
  })

/** Returns the id of the new bid. */
export async function submitBid(
  context: Context,
  { jobId, version = null, price, message, expiresInDays: days, ...terms }: SubmitBidInput,
): Promise<string> {
  const viewer = await context.signedIn('vendor')
  const bidId = newId()
  const { pool } = context.database
  const values = {
    bidId,
    jobId,
    version,
    vendorId: viewer.id,
    price,
    message: orNull(message),
    days,
    now: context.now,
    ...termsOf(terms),
    hasRentalTerms: hasRentalTerms(terms),
    kind: NEW_BID,
    ...deliveryValues(NEW_BID),
    ...context.values,
  }
  const submit = () => context.actAtOnce<Outcome>(SUBMIT, values)
  let outcome = await submit()
  if (outcome && !outcome.refusal && !outcome.isMade) {
    const own = { jobId, vendorId: viewer.id, now: context.now }
    if ((await rowsOf(pool, END_OWN, own)).length > 0) outcome = await submit()
  }
  if (outcome?.refusal === 'BID_EXISTS') outcome = await replaceInstant(context, values)
  if (!outcome) throw notFound('Job')
  if (outcome.refusal === 'SUSPENDED') throw suspended()
  if (outcome.refusal === 'DOCUMENTS_EXPIRED') throw await documentsExpired(context.em, context, viewer.id)
  if (outcome.refusal) throw conflict(outcome.refusal)
  if (!outcome.isMade) throw conflict('BID_EXISTS')
  context.app.taskRelay.wake()
  return bidId
}
