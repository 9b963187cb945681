import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { lockActive } from '../accounts/lockActive.js'
import { type Acting, act, type Subject } from '../act.js'
import { conflict, expectVersion } from '../conflicts.js'
import { Upload } from '../uploads/Upload.js'
import { Business } from './Business.js'
import type { RemoveFromBusinessInput } from './inputs.js'

const actions = { name: 'removeBusinessName', logo: 'removeBusinessLogo' } as const

/** A vendor's business. Audited without the name or the picture, which may be the reason for its removal. */
const businessWithout = (part: keyof typeof actions): Subject<string, { business: Business }> => ({
  by: ['admin'],
  async hold({ tx, viewer }, vendorId) {
    await lockActive(tx, viewer, { others: [vendorId] })
    const business = await tx.findOne(Business, { vendorId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!business) throw notFound('Business')
    return { business }
  },
  audited: ({ business }) => ({ action: actions[part], subjectId: business.vendorId }),
})

type Removal = Omit<RemoveFromBusinessInput, 'vendorId'>

const tellRemoved = (
  { tell, note }: Acting,
  { vendorId }: Business,
  what: 'name' | 'logo',
  { reason }: Removal,
) => {
  tell('business_removed', { to: [vendorId], data: { what, reason } })
  note({ reason })
}

/**
 * Removes a business name for an admin. The vendor and admins still see it, and everybody else sees the
 * person's name.
 */
export const removeBusinessName = act(businessWithout('name'), async (acting, input: Removal) => {
  const { business } = acting
  // Goes before the version, because "already removed" is the better answer.
  if (business.name === business.removedName) throw conflict('ALREADY_REMOVED')
  expectVersion(business, input.version)
  Object.assign(business, { removedName: business.name, nameRemovedFor: input.reason })
  tellRemoved(acting, business, 'name', input)
})

/**
 * Removes the logo of a business for an admin. Nobody can see the file from then on, and it is deleted within a day.
 */
export const removeBusinessLogo = act(businessWithout('logo'), async (acting, input: Removal) => {
  const { tx, business } = acting
  if (business.logo === null) throw business.logoRemovedFor ? conflict('ALREADY_REMOVED') : notFound('Logo')
  expectVersion(business, input.version)
  await tx.nativeUpdate(Upload, { businessId: business.vendorId }, { businessId: null })
  Object.assign(business, { removedLogo: business.logo, logoRemovedFor: input.reason, logo: null })
  tellRemoved(acting, business, 'logo', input)
})
