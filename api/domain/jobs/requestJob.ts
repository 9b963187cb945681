import { executeNamed } from '../../platform/database/prepared.js'
import { noteQueued } from '../../platform/queue/TaskRelay.js'
import { type ServiceType, serviceTypes } from '../../rules/kinds.js'
import { isBlank } from '../../rules/text.js'
import { timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Context } from '../context.js'
import { ADD_TASK, taskValues } from '../enqueue.js'
import { claimPhotos } from '../uploads/claimPhotos.js'
import type { DumpsterRentalInput, JunkPickupInput } from './inputs.js'
import { Job } from './Job.js'

type RequestInput = JunkPickupInput | DumpsterRentalInput

/** The input as it is stored: blank text becomes null, and an omitted field gets the column's default. */
const given = <Input extends RequestInput>(input: Input) =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) =>
      typeof value === 'string' ? !isBlank(value) : value != null,
    ),
  ) as { [Field in keyof Input]: NonNullable<Input[Field]> }

/** The first entry of the job's history, and the task that tells the vendors: one round trip for both. */
const RECORD_POSTED = `
  with posted as (
    insert into job_events (job_id, actor_id, to_status, created_at)
    values (:jobId::uuid, :customerId::uuid, 'pending', :now::timestamptz))
  ${ADD_TASK}`

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
    await executeNamed(tx, RECORD_POSTED, {
      ...{ jobId: job.id, customerId: viewer.id, now: context.now },
      ...taskValues('tellVendors', { jobId: job.id }),
    })
    noteQueued(tx.getTransactionContext()!)
    return job.id
  })
}

export const requestJunkPickup = (context: Context, input: JunkPickupInput): Promise<string> =>
  request(context, 'junk_pickup', input, input.pickupDateTime)

export const requestDumpsterRental = (context: Context, input: DumpsterRentalInput): Promise<string> =>
  request(context, 'dumpster_rental', input, new Date(`${input.dropoffDate}T00:00:00Z`))
