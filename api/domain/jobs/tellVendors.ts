import { executeNamed } from '../../platform/database/prepared.js'
import { isFailure } from '../../platform/errors.js'
import { count } from '../../platform/limits/throttle.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import type { ServiceType } from '../../rules/kinds.js'
import type { AppContext } from '../context.js'
import { eventIdOf } from '../eventIdOf.js'
import { inBatches } from '../inBatches.js'
import { inStates } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { tell } from '../tell.js'
import { hasDocuments } from '../vendors/documentRows.js'
import { joinVendor } from './isServed.js'
import { isOpen, type JobTable } from './jobPolicy.js'
import { addUnserved } from './unservedJobs.js'

const j = columnsOf<JobTable>('j')

/** At most as many changes as one statement records for each user. */
const BATCH = 500

/**
 * The vendors whom a job matches: they see it among their available jobs, and their documents allow them to bid. When a job
 * is given back, so are vendors who withdrew from it, including the one who gave it back, and vendors whose bid is open again,
 * who are asked to confirm it. Their accounts are locked, so an account that closes at the same moment either gets no notice
 * or removes the one it got.
 */
const MATCHING = `
  select v.id, j.type, j.zip_code as "zipCode"
  from jobs j
    join service_areas a on a.zip5 = j.zip5
    ${joinVendor(j)}
  where j.id = :jobId and ${isOpen(j)} and (:askedVendorId::uuid is null or v.id = :askedVendorId) and (:after::uuid is null or v.id > :after::uuid) and ${hasDocuments('v.id')}
    and (:eventId::uuid is null or not exists (
      select from bids b where b.job_id = j.id and b.vendor_id = v.id and b.status in ${inStates([bidGraph.first, bidGraph.moves.withdraw.to])}))
  order by v.id limit ${BATCH}
  for key share of v`

interface Matching {
  id: string
  type: ServiceType
  zipCode: string
}

interface Telling {
  kind: 'job_posted' | 'asked_again'
  jobId: string
  eventId?: string
  /** Tells only this vendor, if the job matches them. */
  askedVendorId?: string
}

/** Tells the vendors in batches. Those notified on an earlier attempt are skipped. Returns how many the job matches. */
const tellMatching = (
  app: AppContext,
  { kind, jobId, eventId, askedVendorId }: Telling,
  signal: AbortSignal,
): Promise<number> =>
  inBatches(app, { size: BATCH, signal }, async (tx, after) => {
    const now = app.clock()
    const about = { jobId, eventId, askedVendorId, after, now }
    const vendors = await executeNamed<Matching>(tx, MATCHING, about)
    const [job] = vendors
    if (!job) return []
    await tell(
      tx,
      { now },
      {
        kind,
        to: vendors.map(({ id }) => id),
        jobId,
        eventId: eventId ?? jobId,
        data: { type: job.type, zipCode: job.zipCode, ...(eventId && { isGivenBack: true }) },
      },
    )
    return vendors
  })

/** Locked, since its customer may be closing the account. */
const OPEN = `
  select j.customer_id as "customerId", j.type, j.zip_code as "zipCode" from jobs j where j.id = :jobId and ${isOpen(j)} for key share of j`

interface OpenJob {
  customerId: string
  type: ServiceType
  zipCode: string
}

/**
 * Anyone can post jobs where nobody serves. Jobs beyond this are in the worklist after some hours, like all jobs
 * without bids.
 */
const TO_ADMINS = { name: 'admins-unserved', most: 10, seconds: 3600 }

const mayTellAdmins = async (app: AppContext, now: Date): Promise<boolean> => {
  try {
    await count({ app, now }, TO_ADMINS, 'all')
    return true
  } catch (error) {
    if (isFailure(error)) return false
    throw error
  }
}

/** Tells the customer that no vendor serves the ZIP code, and asks admins to find one. */
const tellUnserved = async (app: AppContext, jobId: string): Promise<void> => {
  const now = app.clock()
  const areAdminsTold = await mayTellAdmins(app, now)
  await app.database.orm.em.fork().transactional(async tx => {
    const [job] = await executeNamed<OpenJob>(tx, OPEN, { jobId, now })
    if (!job) return
    const { customerId, ...data } = job
    const told = { jobId, eventId: eventIdOf(`unserved ${jobId} ${data.zipCode}`), data }
    await tell(tx, { now }, { ...told, kind: 'order_unserved', to: [customerId] })
    await addUnserved(tx, jobId)
    if (areAdminsTold) await tell(tx, { now }, { ...told, kind: 'job_unserved', to: 'admins' })
  })
}

/** Notifies everyone concerned by a new job. Posting itself costs only this task, however many vendors match. */
export const tellVendors: Task<'tellVendors'> = async (app, payload, { signal }) => {
  const { jobId, eventId, askedVendorId } = payload
  // The others' notice of the same event skips this vendor, and their mails wait for more jobs.
  if (askedVendorId) await tellMatching(app, { kind: 'asked_again', jobId, askedVendorId }, signal)
  const telling: Telling = { kind: 'job_posted', jobId, ...(eventId && { eventId }) }
  if ((await tellMatching(app, telling, signal)) === 0 && !eventId) await tellUnserved(app, jobId)
}
