import type { RequiredEntityData } from '@mikro-orm/core'
import { type ServiceType, serviceTypes } from '../../rules/kinds.js'
import { orNull } from '../../rules/text.js'
import { timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Context } from '../context.js'
import { claimPhotos } from '../uploads/claimPhotos.js'
import type { DumpsterRentalInput, JunkPickupInput } from './inputs.js'
import { Job } from './Job.js'
import { addJobEvent } from './moveJob.js'

const request = async (
  context: Context,
  type: ServiceType,
  input: JunkPickupInput | DumpsterRentalInput,
  more: Partial<RequiredEntityData<Job>> & Pick<Job, 'scheduledDate'>,
): Promise<string> => {
  const viewer = await context.signedIn('customer')
  const { firstName, lastName, phone, address, zipCode, images, estimatedPrice } = input
  return context.act(async tx => {
    await lockActive(tx, viewer)
    await countMade(context, tx, viewer, 'jobs')
    refuseBeyond(context, 'openJobs', (await tx.count(Job, { customerId: viewer.id, status: 'pending' })) + 1)
    const job = tx.create(Job, {
      customerId: viewer.id,
      type,
      title: `${firstName} ${lastName} - ${serviceTypes[type]}`,
      firstName,
      lastName,
      phone,
      address,
      zipCode,
      timeZone: timeZoneOfZip(zipCode),
      images: images ?? [],
      estimatedPrice: estimatedPrice ?? null,
      createdAt: context.now,
      ...more,
    })
    await tx.flush()
    await claimPhotos(tx, viewer, job)
    addJobEvent(tx, context, viewer, job, null)
    return job.id
  })
}

export const requestJunkPickup = (context: Context, input: JunkPickupInput): Promise<string> =>
  request(context, 'junk_pickup', input, {
    pickupDateTime: input.pickupDateTime,
    scheduledDate: input.pickupDateTime,
    description: input.description,
    hasHazardousItems: input.hasHazardousItems ?? false,
    customerBudget: input.customerBudget,
  })

export const requestDumpsterRental = (context: Context, input: DumpsterRentalInput): Promise<string> =>
  request(context, 'dumpster_rental', input, {
    dumpsterSize: input.dumpsterSize,
    dropoffDate: input.dropoffDate,
    dropoffTimePreference: input.dropoffTimePreference,
    pickupDate: input.pickupDate,
    scheduledDate: new Date(`${input.dropoffDate}T00:00:00Z`),
    serviceInstructions: orNull(input.serviceInstructions),
  })
