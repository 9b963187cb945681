import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { MailFact } from '../../platform/mail/Post.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { changedFields, type RequestField } from '../../rules/jobs/changedFields.js'
import { accesses } from '../../rules/junk/itemKinds.js'
import { itemsFact, loadFact } from '../../rules/junk/junkWords.js'
import { debrisTypes, keysOf, placements } from '../../rules/kinds.js'
import { businessOf, isDriver } from '../accounts/worksFor.js'
import type { Bid } from '../bids/Bid.js'
import type { AppContext } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { isAvailableTo, type JobTable } from '../jobs/jobPolicy.js'
import { factsOf, factsOfClosed, MAILED_JOB, type MailedJob } from '../jobs/mailedJob.js'
import { isOpenBid } from '../twinRows.js'

const j = columnsOf<JobTable>('j')

/** Jobs with what a reader may know of their price, in one statement. */
const READ = prepared(`
  select ${MAILED_JOB}, ${keysOf(changedFields).map(name => `${j[name]} as "${name}"`)}, p.is_party as "isParty",
    p.is_party or ${isAvailableTo(j, 'w.id')} as "seesDetails",
    (select b.price from bids b where b.job_id = j.id and b.vendor_id = w.id
      order by b.created_at desc, b.id desc limit 1) as "ownBid",
    j.customer_id = r.id or r.user_type = 'admin' as "seesBids", ${isDriver('r.id')} as "isDriver",
    (select min(b.price) from bids b where b.job_id = j.id and ${isOpenBid(columnsOf<Bid>('b'))}) as "lowestBid"
  from jobs j
    join users r on r.id = :userId
    cross join lateral (select ${businessOf('r.id')} as id) w
    cross join lateral (select r.user_type = 'admin' or j.customer_id = r.id or j.vendor_id is not distinct from w.id as is_party) p
  where j.id = any(:jobIds::uuid[])`)

interface ReadJob extends MailedJob, Omit<Pick<Job, RequestField>, keyof MailedJob> {
  isParty: boolean
  isDriver: boolean
  seesDetails: boolean
  ownBid: string | null
  seesBids: boolean
  lowestBid: string | null
}

/** The agreed price, or else what the reader knows about it so far. */
const priceOf = ({
  finalPrice,
  isParty,
  ownBid,
  seesBids,
  lowestBid,
  customerBudget,
  seesDetails,
}: ReadJob): MailFact => {
  if (finalPrice && isParty) return ['Price', formatMoney(finalPrice)]
  if (ownBid) return ['Your bid', formatMoney(ownBid)]
  if (lowestBid && seesBids) return ['Lowest bid', formatMoney(lowestBid)]
  return customerBudget && seesDetails ? ['Budget', formatMoney(customerBudget)] : ['Price', 'None yet']
}

/** A change that no other fact shows; null if one does. */
const changeOf: Record<RequestField, ((job: ReadJob) => string | null) | null> = {
  pickupDateTime: null,
  dropoffDate: null,
  dropoffTimePreference: null,
  pickupDate: null,
  dumpsterSize: null,
  description: null,
  address: null,
  zipCode: null,
  estimatedPrice: null,
  hasHazardousItems: ({ hasHazardousItems }) => (hasHazardousItems ? 'Yes' : 'None'),
  items: ({ items }) => itemsFact(items) || null,
  loadEighths: ({ loadEighths, items }) => loadFact(loadEighths, items),
  access: ({ access }) => access && accesses[access].label,
  debris: ({ debris }) => debris && debrisTypes[debris].label,
  placement: ({ placement }) => placement && placements[placement].label,
  serviceInstructions: ({ serviceInstructions }) => serviceInstructions,
  images: ({ images }) => (images.length > 0 ? String(images.length) : null),
  customerBudget: ({ customerBudget }) => customerBudget && formatMoney(customerBudget),
}

export interface JobFacts {
  /** The job's work, time, and place, as far as the reader may know. */
  about: MailFact[]
  /** None for a driver. */
  price: MailFact[]
  zipCode: string
  /** The edited parts, with their current values. */
  changes: (changed: readonly RequestField[]) => MailFact[]
}

const factsFor = (job: ReadJob, now: Date): JobFacts => ({
  about: job.seesDetails ? factsOf(job, now) : factsOfClosed(job, now),
  price: job.isDriver ? [] : [priceOf(job)],
  zipCode: job.zipCode,
  changes: changed => [
    ['Changed', changed.map(name => changedFields[name]).join(', ')],
    ...changed.flatMap((name): MailFact[] => {
      const say = job.seesDetails && changeOf[name]
      return say ? [[changedFields[name], say(job) ?? 'None']] : []
    }),
  ],
})

/** The facts that a mail to this reader gives about these jobs, by job id. */
export const readJobFacts = async (
  { database, clock }: AppContext,
  userId: string,
  jobIds: readonly string[],
): Promise<Map<string, JobFacts>> => {
  const values = { userId, jobIds, now: clock() }
  const jobs = await rowsOf<ReadJob & Record<string, unknown>>(database.pool, READ, values)
  return new Map(jobs.map(job => [job.id, factsFor(job, values.now)]))
}
