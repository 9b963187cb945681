import { executeNamed } from '../../platform/database/prepared.js'
import { newId } from '../../platform/ids.js'
import { noteQueued } from '../../platform/queue/TaskRelay.js'
import { snake } from '../../platform/rows/columns.js'
import { type ServiceType, serviceTypes } from '../../rules/kinds.js'
import { omittedFields, requestFieldNames } from '../../rules/requestFields.js'
import { isBlank } from '../../rules/text.js'
import { timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { lockToMake } from '../accounts/countMade.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Context } from '../context.js'
import { ADD_TASK, taskValues } from '../enqueue.js'
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

/** The values of a request, as its job stores them. */
export const requestValues = <Input extends RequestInput>(
  type: ServiceType,
  input: Input,
  scheduledDate: Date,
) => ({
  ...omittedFields,
  ...given(input),
  title: `${input.firstName} ${input.lastName} - ${serviceTypes[type]}`,
  scheduledDate,
  timeZone: timeZoneOfZip(input.zipCode),
})

const COLUMNS = requestFieldNames.map(snake).join(', ')
const VALUES = requestFieldNames
  .map(name => (name === 'images' ? 'array[:images]::text[]' : `:${name}`))
  .join(', ')

/**
 * The job, the first entry of its history, and the task that notifies the vendors, in one statement. Returns how many
 * open jobs the customer had before.
 */
const REQUEST = `
  with made as (
    insert into jobs (id, customer_id, type, created_at, scheduled_date, time_zone, title, ${COLUMNS})
    values (:jobId, :customerId, :type, :now, :scheduledDate, :timeZone, :title, ${VALUES})),
  posted as (
    insert into job_events (job_id, actor_id, to_status, created_at) values (:jobId, :customerId, 'pending', :now)),
  queued as (${ADD_TASK})
  select count(*)::int as open from jobs where customer_id = :customerId and status = 'pending'`

const request = async (
  context: Context,
  type: ServiceType,
  input: RequestInput,
  scheduledDate: Date,
): Promise<string> => {
  const viewer = await context.signedIn('customer')
  return context.act(async tx => {
    const user = await lockToMake(context, tx, viewer, 'jobs')
    const jobId = newId()
    const images = input.images ?? []
    const [made] = await executeNamed<{ open: number }>(tx, REQUEST, {
      ...requestValues(type, input, scheduledDate),
      jobId,
      customerId: viewer.id,
      type,
      now: context.now,
      ...taskValues('tellVendors', { jobId }),
    })
    refuseBeyond(context, 'openJobs', made!.open + 1, user)
    await claimPhotos(tx, viewer, { id: jobId, images })
    noteQueued(tx.getTransactionContext()!)
    return jobId
  })
}

export const requestJunkPickup = (context: Context, input: JunkPickupInput): Promise<string> =>
  request(context, 'junk_pickup', input, input.pickupDateTime)

/** Lists sort days by their start in UTC. */
export const rentalStart = ({ dropoffDate }: Pick<DumpsterRentalInput, 'dropoffDate'>) =>
  new Date(`${dropoffDate}T00:00:00Z`)

export const requestDumpsterRental = (context: Context, input: DumpsterRentalInput): Promise<string> =>
  request(context, 'dumpster_rental', input, rentalStart(input))
