import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { lockActive } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import { conflict, expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import { Upload } from '../uploads/Upload.js'
import { Business } from './Business.js'
import type { RemoveFromBusinessInput } from './inputs.js'

type Part = 'name' | 'logo'
type Take = (tx: EntityManager, business: Business, input: RemoveFromBusinessInput) => void | Promise<void>

const actions = { name: 'removeBusinessName', logo: 'removeBusinessLogo' } as const

/** Audited without the name or the picture, which may be the reason for its removal. */
async function remove(context: Context, input: RemoveFromBusinessInput, part: Part, take: Take) {
  const { vendorId, reason, version } = input
  const viewer = await context.signedIn('admin')
  await context.act(async tx => {
    await lockActive(tx, viewer, { others: [vendorId] })
    const business = await tx.findOne(Business, { vendorId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!business) throw notFound('Business')
    await take(tx, business, input)
    // Compared after its current state, because "already removed" is the better answer.
    expectVersion(business, version)
    audit(tx, context, viewer, { action: actions[part], subjectId: vendorId, after: { reason } })
    await tell(tx, context, { kind: 'business_removed', to: [vendorId], data: { what: part, reason } })
  })
}

/**
 * Removes a business name for an admin. The vendor and admins still see it, and everybody else sees the
 * person's name.
 */
export const removeBusinessName = (context: Context, input: RemoveFromBusinessInput): Promise<void> =>
  remove(context, input, 'name', (_, business, { reason }) => {
    if (business.name === business.removedName) throw conflict('ALREADY_REMOVED')
    business.removedName = business.name
    business.nameRemovedFor = reason
  })

/**
 * Removes the logo of a business for an admin. Nobody can see the file from then on, and it is deleted within a day.
 */
export const removeBusinessLogo = (context: Context, input: RemoveFromBusinessInput): Promise<void> =>
  remove(context, input, 'logo', async (tx, business, { reason }) => {
    if (business.logo === null) throw business.logoRemovedFor ? conflict('ALREADY_REMOVED') : notFound('Logo')
    await tx.nativeUpdate(Upload, { businessId: business.vendorId }, { businessId: null })
    business.removedLogo = business.logo
    business.logoRemovedFor = reason
    business.logo = null
  })
