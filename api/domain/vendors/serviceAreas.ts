import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { zip5, zipCode as zipCodeRules } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Viewer } from '../accounts/Viewer.js'
import { conflictOn } from '../conflicts.js'
import type { Context } from '../context.js'
import { ServiceArea } from './ServiceArea.js'

/**
 * Refuses if there is no room for that many more. Takes a write lock, so that simultaneous requests count each other's
 * areas.
 */
const lockAreas = async (context: Context, tx: EntityManager, viewer: Viewer, more: number) => {
  await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
  refuseBeyond(context, 'serviceAreas', (await tx.count(ServiceArea, { vendorId: viewer.id })) + more)
}

export async function addServiceArea(context: Context, zipCode: string): Promise<ServiceArea> {
  const viewer = await context.signedIn('vendor')
  try {
    return await context.act(async tx => {
      await lockAreas(context, tx, viewer, 1)
      const area = tx.create(ServiceArea, { vendorId: viewer.id, zipCode } as never) as ServiceArea
      await tx.flush()
      return area
    })
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      throw conflictOn('zipCode', 'ALREADY_EXISTS', `${zip5(zipCode)} is already on your list`)
    throw error
  }
}

interface Report {
  added: ServiceArea[]
  refused: { zipCode: string; message: string }[]
}

/** Each pasted ZIP code is added or reported with its problem; an invalid one does not stop the others. */
export async function addServiceAreas(context: Context, zipCodes: string[]): Promise<Report> {
  const viewer = await context.signedIn('vendor')
  const refused: Report['refused'] = []
  const wanted = new Map<string, string>()
  for (const typed of zipCodes) {
    const zipCode = typed.trim()
    const checked = zipCodeRules.safeParse(zipCode)
    if (!checked.success) refused.push({ zipCode, message: checked.error.issues[0]!.message })
    else if (wanted.has(zip5(zipCode))) refused.push({ zipCode, message: `${zip5(zipCode)} is there twice` })
    else wanted.set(zip5(zipCode), zipCode)
  }
  const zips = [...wanted.values()]
  const added = await context.act(async tx => {
    await lockAreas(context, tx, viewer, 0)
    const rows = await tx.execute<ServiceArea[]>(
      `insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), ?, zip from unnest(array[?]::text[]) zip
       on conflict (vendor_id, zip5) do nothing returning id, vendor_id as "vendorId", zip_code as "zipCode", zip5`,
      [viewer.id, zips],
    )
    await lockAreas(context, tx, viewer, 0)
    return rows
  })
  for (const area of added) wanted.delete(area.zip5)
  for (const [known, zipCode] of wanted)
    refused.push({ zipCode, message: `${known} is already on your list` })
  return { added, refused }
}

/** Returns the removed area, so that it can be added again. */
export async function removeServiceArea(context: Context, zipCode: string): Promise<ServiceArea> {
  const viewer = await context.signedIn('vendor')
  const area = await context.em.findOne(ServiceArea, { vendorId: viewer.id, zip5: zip5(zipCode) })
  if (!area) throw notFound('Service area')
  await context.em.remove(area).flush()
  return area
}
