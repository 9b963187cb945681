import { type ServiceType, serviceTypes } from '../../rules/kinds.js'
import { isBlank } from '../../rules/text.js'
import { timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { claimPhotos } from '../uploads/claimPhotos.js'
import type { DumpsterRentalInput, JunkPickupInput } from './inputs.js'
import { Job } from './Job.js'
import { addJobEvent } from './moveJob.js'

type RequestInput = JunkPickupInput | DumpsterRentalInput

/** The input as it is stored: blank text becomes null, and an omitted field gets the column's default. */
const given = <Input extends RequestInput>(input: Input) =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) =>
      typeof value === 'string' ? !isBlank(value) : value != null,
    ),
  ) as { [Field in keyof Input]: NonNullable<Input[Field]> }

const request = async (
  context: Context,
  type: ServiceType,
  input: RequestInput,
  scheduledDate: Date,
): Promise<string> => {
  const viewer = await context.signedIn('customer')
  return context.act(async tx => {
    const user = (await lockActive(tx, viewer)).get(viewer.id)
    await countMade(context, tx, viewer, 'jobs')
    const open = await tx.count(Job, { customerId: viewer.id, status: 'pending' })
    refuseBeyond(context, 'openJobs', open + 1, user)
    const job = tx.create(Job, {
      ...given(input),
      customerId: viewer.id,
      type,
      title: `${input.firstName} ${input.lastName} - ${serviceTypes[type]}`,
      scheduledDate,
      timeZone: timeZoneOfZip(input.zipCode),
      createdAt: context.now,
    })
    await tx.flush()
    await claimPhotos(tx, viewer, job)
    addJobEvent(tx, context, viewer, job, null)
    await enqueue(tx, 'tellVendors', { jobId: job.id })
    return job.id
  })
}

export const requestJunkPickup = (context: Context, input: JunkPickupInput): Promise<string> =>
  request(context, 'junk_pickup', input, input.pickupDateTime)

export const requestDumpsterRental = (context: Context, input: DumpsterRentalInput): Promise<string> =>
  request(context, 'dumpster_rental', input, new Date(`${input.dropoffDate}T00:00:00Z`))
