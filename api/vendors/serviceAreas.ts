import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { Context } from '../context.js'
import { zip5, zipCode as zipCodeRules } from '../rules/text.js'
import { conflictOn, notFound } from '../shared/errors.js'
import { ServiceArea } from './ServiceArea.js'

export async function addServiceArea(context: Context, zipCode: string): Promise<ServiceArea> {
  const viewer = await context.signedIn('vendor')
  const area = context.em.create(ServiceArea, { vendorId: viewer.id, zipCode } as never) as ServiceArea
  try {
    await context.em.flush()
    return area
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

/** Each pasted ZIP code is taken or named with what is wrong with it; a bad one stops none of the others. */
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
  const { rows: added } = await context.database.pool.query<ServiceArea>(
    `insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), $1, zip from unnest($2::text[]) zip
     on conflict (vendor_id, zip5) do nothing returning id, vendor_id as "vendorId", zip_code as "zipCode", zip5`,
    [viewer.id, zips],
  )
  for (const area of added) wanted.delete(area.zip5)
  for (const [known, zipCode] of wanted)
    refused.push({ zipCode, message: `${known} is already on your list` })
  return { added, refused }
}

/** Answers with the area that was removed, so that it can be added again. */
export async function removeServiceArea(context: Context, zipCode: string): Promise<ServiceArea> {
  const viewer = await context.signedIn('vendor')
  const area = await context.em.findOne(ServiceArea, { vendorId: viewer.id, zip5: zip5(zipCode) })
  if (!area) throw notFound('Service area')
  await context.em.remove(area).flush()
  return area
}
