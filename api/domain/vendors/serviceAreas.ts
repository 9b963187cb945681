import { LockMode } from '@mikro-orm/core'
import { badField, notFound } from '../../platform/errors.js'
import { PRICES } from '../../platform/limits/prices.js'
import { type ZipPlace, zipsWithin } from '../../platform/places/zipPlaces.js'
import { zip5, zipCode as zipCodeRules } from '../../rules/text.js'
import { vendorQuotas } from '../../rules/vendors/vendorBounds.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { type Acting, ownAct } from '../act.js'
import { conflictOn } from '../conflicts.js'
import type { Context } from '../context.js'
import type { AreasAround, AreasAroundReport } from './AreasAround.js'
import { byCity } from './byCity.js'
import { ServiceArea } from './ServiceArea.js'

/** Takes a write lock, so that simultaneous requests count each other's areas. */
const ownAreas = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

/** Refuses if the vendor has no room for that many more areas. */
const expectRoom = async ({ context, tx, viewer }: Acting, more: number) =>
  refuseBeyond(
    context,
    vendorQuotas.serviceAreas,
    (await tx.count(ServiceArea, { vendorId: viewer.id })) + more,
  )

export const addServiceArea = ownAct(ownAreas, async (acting, zipCode: string): Promise<ServiceArea> => {
  const { tx, viewer } = acting
  await expectRoom(acting, 1)
  if ((await tx.count(ServiceArea, { vendorId: viewer.id, zip5: zip5(zipCode) })) > 0)
    throw conflictOn('zipCode', 'ALREADY_EXISTS', `${zip5(zipCode)} is already on your list`)
  return tx.create(ServiceArea, { vendorId: viewer.id, zipCode } as never)
})

/** One statement, so that the change stream records one change. Existing areas are left out. */
const insertAreas = async (acting: Acting, zips: string[]) => {
  const { context, tx, viewer } = acting
  context.caller.quota.spend(zips.length * PRICES.object)
  await expectRoom(acting, 0)
  const added = await tx.execute<ServiceArea[]>(
    `insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), ?, zip from unnest(array[?]::text[]) zip
     on conflict (vendor_id, zip5) do nothing returning id, vendor_id as "vendorId", zip_code as "zipCode", zip5`,
    [viewer.id, zips],
  )
  await expectRoom(acting, 0)
  return added
}

interface Report {
  added: ServiceArea[]
  refused: { zipCode: string; message: string }[]
}

/** Adds each pasted ZIP code or reports its problem, so an invalid one doesn't stop the others. */
export const addServiceAreas = ownAct(ownAreas, async (acting, zipCodes: string[]): Promise<Report> => {
  const refused: Report['refused'] = []
  const wanted = new Map<string, string>()
  for (const typed of zipCodes) {
    const zipCode = typed.trim()
    const checked = zipCodeRules.safeParse(zipCode)
    if (!checked.success) refused.push({ zipCode, message: checked.error.issues[0]!.message })
    else if (wanted.has(zip5(zipCode))) refused.push({ zipCode, message: `${zip5(zipCode)} is listed twice` })
    else wanted.set(zip5(zipCode), zipCode)
  }
  const added = await insertAreas(acting, [...wanted.values()])
  for (const area of added) wanted.delete(area.zip5)
  for (const [known, zipCode] of wanted)
    refused.push({ zipCode, message: `${known} is already on your list` })
  return { added, refused }
})

/** Returns the removed area, so that it can be added again. */
export async function removeServiceArea(context: Context, zipCode: string): Promise<ServiceArea> {
  const viewer = await context.signedIn('vendor')
  const area = await context.em.findOne(ServiceArea, { vendorId: viewer.id, zip5: zip5(zipCode) })
  if (!area) throw notFound('Service area')
  await context.em.remove(area).flush()
  return area
}

/** Removes and returns the areas still on the list, because two screens may remove the same ones. */
export const removeServiceAreas = ownAct(ownAreas, async ({ context, tx, viewer }, zipCodes: string[]) => {
  const zips = zipCodes.map(zipCode => zip5(zipCode.trim()))
  context.caller.quota.spend(zips.length * PRICES.object)
  return tx.execute<ServiceArea[]>(
    `delete from service_areas where vendor_id = ? and zip5 = any(array[?]::text[])
     returning id, vendor_id as "vendorId", zip_code as "zipCode", zip5`,
    [viewer.id, zips],
  )
})

const around = ({ zipCode, miles }: Circle): ZipPlace[] => {
  const found = zipsWithin(zip5(zipCode), miles)
  if (found) return found
  throw badField(
    'zipCode',
    `We don't know where ${zip5(zipCode)} is. Check it, or add the ZIP codes around it by hand.`,
  )
}

interface Circle {
  zipCode: string
  miles: number
}

/** The areas that adding a circle would add, without adding them. */
export async function previewAreasAround(context: Context, circle: Circle): Promise<AreasAround> {
  const viewer = await context.signedIn('vendor')
  const found = around(circle)
  const { rows } = await context.readPool.query<{ zip5: string }>({
    name: 'served zips',
    text: 'select zip5 from service_areas where vendor_id = $1 and zip5 = any($2::text[])',
    values: [viewer.id, found.map(({ zip }) => zip)],
  })
  return {
    zipCode: zip5(circle.zipCode),
    miles: circle.miles,
    zipCount: found.length,
    servedCount: rows.length,
    cities: byCity(found),
  }
}

/** Adds every ZIP code of the circle or, if one fails, none. */
export const addServiceAreasAround = ownAct(
  ownAreas,
  async (acting, circle: Circle): Promise<AreasAroundReport> => {
    const found = around(circle)
    const added = await insertAreas(
      acting,
      found.map(({ zip }) => zip),
    )
    return { addedCount: added.length, servedCount: found.length - added.length }
  },
)
