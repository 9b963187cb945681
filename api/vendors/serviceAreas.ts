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
  const added = await context.em.transactional(async tx => {
    const { rows } = await context.database.pool.query(
      'select zip5 from service_areas where vendor_id = $1 and zip5 = any($2)',
      [viewer.id, [...wanted.keys()]],
    )
    for (const { zip5: known } of rows) {
      refused.push({ zipCode: wanted.get(known)!, message: `${known} is already on your list` })
      wanted.delete(known)
    }
    const areas = [...wanted.values()].map(
      zipCode => tx.create(ServiceArea, { vendorId: viewer.id, zipCode } as never) as ServiceArea,
    )
    await tx.flush()
    return areas
  })
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
