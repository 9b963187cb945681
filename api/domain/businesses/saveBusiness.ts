import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { isId } from '../../platform/ids.js'
import { businessRates } from '../../rules/businesses/businessBounds.js'
import { readAs } from '../../rules/businesses/businessRules.js'
import { orNull } from '../../rules/text.js'
import { isImage, uploadWords } from '../../rules/uploads/uploadRules.js'
import { countMade } from '../accounts/countMade.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { ownAct } from '../act.js'
import { conflict, expectVersion } from '../conflicts.js'
import { idOfPath, isUsed, objectPath, Upload } from '../uploads/Upload.js'
import { Business } from './Business.js'
import type { SaveBusinessInput } from './inputs.js'

/**
 * The logo must be the vendor's own photo and unused elsewhere. Returns a function that claims it for the business and
 * releases the old logo.
 */
async function lockLogo(
  tx: EntityManager,
  vendorId: string,
  logo: string | null,
): Promise<() => Promise<void>> {
  const id = logo === null ? null : idOfPath(logo)
  const uploads = await tx.find(
    Upload,
    { ownerId: vendorId, $or: [{ businessId: vendorId }, ...(id && isId(id) ? [{ id }] : [])] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const chosen = uploads.find(upload => objectPath(upload.id) === logo)
  if (logo !== null) {
    if (!chosen?.registeredAt) throw badField('logo', 'Photo not found')
    if (!isImage(chosen.contentType)) throw badField('logo', uploadWords.notAPhoto)
    if (isUsed(chosen) && chosen.businessId !== vendorId)
      throw badField('logo', 'This photo is already used elsewhere')
  }
  return async () => {
    // Release comes first, since a business can have only one logo.
    for (const upload of uploads) if (upload !== chosen) upload.businessId = null
    await tx.flush()
    if (chosen) chosen.businessId = vendorId
  }
}

/** Capitals and lookalike letters don't make a different name. */
const isReadAs = (removed: string, name: string) =>
  (readAs(removed) || removed.trim()) === (readAs(name) || name.trim())

/** Refuses a name or logo that an admin removed. */
const refuseRemoved = ({ removedName, removedLogo }: Business, name: string, logo: string | null) => {
  if (removedName !== null && isReadAs(removedName, name))
    throw badField('name', 'Haulbid removed this name. Please choose another.')
  if (removedLogo !== null && removedLogo === logo)
    throw badField('logo', 'Haulbid removed this logo. Please choose another.')
}

/** The write lock makes the second of two simultaneous saves see the first. */
const ownBusiness = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

/** Saves the vendor's business as given and clears omitted fields. Returns the vendor's id. */
export const saveBusiness = ownAct(ownBusiness, async (acting, input: SaveBusinessInput) => {
  const { tx, context, viewer, now } = acting
  await countMade(context, tx, viewer, businessRates.businesses)
  const logo = input.logo ?? null
  const claimLogo = await lockLogo(tx, viewer.id, logo)
  const known = await tx.findOne(Business, { vendorId: viewer.id })
  // A version without a stored business is another vendor's, or one erased since.
  if (!known && input.version != null) throw conflict('CHANGED_MEANWHILE')
  if (known) {
    expectVersion(known, input.version)
    refuseRemoved(known, input.name, logo)
  }
  const business = known ?? tx.create(Business, { vendorId: viewer.id, name: input.name, createdAt: now })
  Object.assign(business, {
    name: input.name.trim(),
    about: orNull(input.about),
    phone: orNull(input.phone),
    logo,
    ...(logo !== null && { logoRemovedFor: null }),
    since: input.since ?? null,
    paymentMethods: input.paymentMethods ?? [],
    handles: (input.paymentHandles ?? []).map(({ method, handle }) => ({ method, handle: handle.trim() })),
  })
  await tx.flush()
  await claimLogo()
  return viewer.id
})
