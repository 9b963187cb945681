import { executeNamed } from '../../platform/database/prepared.js'
import { badField } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { noteQueued } from '../../platform/queue/TaskRelay.js'
import { snake } from '../../platform/rows/columns.js'
import { jobQuotas, jobRates } from '../../rules/jobs/jobBounds.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { omittedFields, type RequestFieldName, requestFieldNames } from '../../rules/jobs/requestFields.js'
import { addUpItems, usedEighths } from '../../rules/junk/loads.js'
import { type ServiceType, serviceTypes } from '../../rules/kinds.js'
import { isPriceable } from '../../rules/offers/isPriceable.js'
import { isBlank } from '../../rules/text.js'
import { timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { lockToMake } from '../accounts/countMade.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { ownAct, type Subject } from '../act.js'
import type { Context } from '../context.js'
import { ADD_TASKS, taskOf, tasksOf } from '../enqueue.js'
import { claimPhotos } from '../uploads/claimPhotos.js'
import type { DumpsterRentalInput, JunkPickupInput } from './inputs.js'

type RequestInput = JunkPickupInput | DumpsterRentalInput

/** Drops blank texts and nulls from the input, which count as omitted. */
const given = <Input extends RequestInput>(input: Input) =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) =>
      typeof value === 'string' ? !isBlank(value) : value != null,
    ),
  ) as { [Field in keyof Input]: NonNullable<Input[Field]> }

/** The load that counts is stored, so that lists and rules needn't know where it came from. */
const loadOf = ({ items, loadEighths }: Partial<JunkPickupInput>) => {
  const each = addUpItems(items ?? [])
  return { items: each, loadEighths: usedEighths(loadEighths, each) }
}

/** The values of a request, as its job stores them. */
export const requestValues = <Input extends RequestInput>(
  type: ServiceType,
  input: Input,
  scheduledDate: Date,
) => ({
  ...omittedFields,
  ...given(input),
  ...loadOf(input),
  title: `${input.firstName} ${input.lastName} - ${serviceTypes[type]}`,
  scheduledDate,
  timeZone: timeZoneOfZip(input.zipCode),
})

const COLUMNS = requestFieldNames.map(snake).join(', ')
const CASTS: Partial<Record<RequestFieldName, string>> = { images: '::text[]', items: '::jsonb' }
const VALUES = requestFieldNames.map(name => `:${name}${CASTS[name] ?? ''}`).join(', ')

/**
 * The job, the first entry of its history, and the tasks that notify vendors and let their rules bid, in one statement. Returns how many
 * open jobs the customer had before.
 */
const REQUEST = `
  with made as (
    insert into jobs (id, customer_id, type, created_at, scheduled_date, time_zone, title, ${COLUMNS})
    values (:jobId, :customerId, :type, :now, :scheduledDate, :timeZone, :title, ${VALUES})),
  posted as (
    insert into job_events (job_id, actor_id, to_status, created_at) values (:jobId, :customerId, '${jobGraph.first}', :now)),
  queued as (${ADD_TASKS})
  select count(*)::int as open from jobs where customer_id = :customerId and status = '${jobGraph.first}'`

interface Request {
  type: ServiceType
  input: RequestInput
  scheduledDate: Date
  /** A vendor to tell before the others. */
  askedVendorId: string | null
}

/** Anybody else would be a stranger who gets a notice from anyone. */
const HAD_VENDOR = `
  select exists (select from jobs where customer_id = :customerId and vendor_id = :askedVendorId) as "isKnown"`

/** The customer's account, with this order counted. */
const ordersOfCustomer: Subject<void, { user: Awaited<ReturnType<typeof lockToMake>> }> = {
  by: ['customer'],
  hold: async ({ tx, context, viewer }) => ({ user: await lockToMake(context, tx, viewer, jobRates.jobs) }),
}

const request = ownAct(ordersOfCustomer, async (acting, asked: Request): Promise<string> => {
  const { tx, context, viewer, now, user } = acting
  const { type, input, scheduledDate, askedVendorId } = asked
  if (askedVendorId) {
    const ids = { customerId: viewer.id, askedVendorId }
    const [found] = await executeNamed<{ isKnown: boolean }>(tx, HAD_VENDOR, ids)
    if (!found!.isKnown) throw badField('askVendorId', 'You can ask a vendor who has had one of your orders')
  }
  const jobId = newId()
  const images = input.images ?? []
  const values = requestValues(type, input, scheduledDate)
  const [made] = await executeNamed<{ open: number }>(tx, REQUEST, {
    ...values,
    items: JSON.stringify(values.items),
    jobId,
    customerId: viewer.id,
    type,
    now,
    tasks: tasksOf(
      taskOf('tellVendors', { jobId, ...(askedVendorId && { askedVendorId }) }),
      ...(isPriceable(values) ? [taskOf('makeOffers', { jobId })] : []),
    ),
  })
  refuseBeyond(context, jobQuotas.openJobs, made!.open + 1, user)
  await claimPhotos(tx, viewer, { id: jobId, images })
  noteQueued(tx.getTransactionContext()!)
  return jobId
})

export const requestJunkPickup = (
  context: Context,
  input: JunkPickupInput,
  askedVendorId: string | null = null,
): Promise<string> =>
  request(context, { type: 'junk_pickup', input, scheduledDate: input.pickupDateTime, askedVendorId })

/** Lists sort days by their start in UTC. */
export const rentalStart = ({ dropoffDate }: Pick<DumpsterRentalInput, 'dropoffDate'>) =>
  new Date(`${dropoffDate}T00:00:00Z`)

export const requestDumpsterRental = (
  context: Context,
  input: DumpsterRentalInput,
  askedVendorId: string | null = null,
): Promise<string> =>
  request(context, { type: 'dumpster_rental', input, scheduledDate: rentalStart(input), askedVendorId })
