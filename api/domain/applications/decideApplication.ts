import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { type ApplicationStatus, applicationGraph } from '../../rules/applicationGraph.js'
import { inviteUser } from '../accounts/inviteUser.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import { Business } from '../businesses/Business.js'
import { conflict, expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { makeMove } from '../makeMove.js'
import { ServiceArea } from '../vendors/ServiceArea.js'
import { VendorService } from '../vendors/VendorService.js'
import type { DeclineApplicationInput } from './inputs.js'
import { VendorApplication } from './VendorApplication.js'

const decided: Record<Exclude<ApplicationStatus, 'waiting'>, string> = {
  invited: 'An administrator has already invited this applicant',
  declined: 'An administrator has already declined this application',
}

/**
 * Locked before any account: docs/decisions/0039-order-of-locks.md. The second of two admins learns what the
 * first did.
 */
const lockWaiting = async (
  tx: EntityManager,
  viewer: Viewer,
  id: string,
  version: number | null | undefined,
  move: keyof typeof applicationGraph.moves,
): Promise<{ application: VendorApplication; to: ApplicationStatus }> => {
  const application = await tx.findOne(VendorApplication, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!application) throw notFound('Application')
  const to = makeMove(applicationGraph, application.status, move, 'admin', decided)
  expectVersion(application, version)
  await lockActive(tx, viewer)
  return { application, to }
}

const decide = (
  application: VendorApplication,
  { now }: Context,
  viewer: Viewer,
  status: ApplicationStatus,
) => Object.assign(application, { status, decidedAt: now, decidedById: viewer.id })

/** Creates the vendor's account from the application, and mails a link to choose a password. */
export async function inviteApplicant(
  context: Context,
  { id, version }: { id: string; version?: number | null },
): Promise<void> {
  const viewer = await context.signedIn(...applicationGraph.moves.invite.by)
  await context
    .act(async tx => {
      const { application, to } = await lockWaiting(tx, viewer, id, version, 'invite')
      const { firstName, lastName, email, phone, zipCode, services } = application
      const user = await inviteUser(tx, context, { firstName, lastName, email, phone, userType: 'vendor' })
      // Distances are measured from here.
      user.initialServiceZipCode = zipCode
      tx.create(Business, { vendorId: user.id, name: application.businessName, createdAt: context.now })
      tx.create(ServiceArea, { vendorId: user.id, zipCode } as never)
      for (const serviceType of services)
        tx.create(VendorService, { vendorId: user.id, serviceType, createdAt: context.now })
      decide(application, context, viewer, to).vendorId = user.id
      audit(tx, context, viewer, {
        action: 'inviteApplicant',
        subjectId: user.id,
        after: { applicationId: id, email },
      })
    })
    .catch(error => {
      throw error instanceof UniqueConstraintViolationException ? conflict('EMAIL_TAKEN') : error
    })
}

export async function declineApplication(
  context: Context,
  { id, reason, version }: DeclineApplicationInput,
): Promise<void> {
  const viewer = await context.signedIn(...applicationGraph.moves.decline.by)
  await context.act(async tx => {
    const { application, to } = await lockWaiting(tx, viewer, id, version, 'decline')
    decide(application, context, viewer, to).declineReason = reason.trim()
    audit(tx, context, viewer, {
      action: 'declineApplication',
      subjectId: id,
      after: { reason: reason.trim() },
    })
    await tx.flush()
    await enqueue(tx, 'applicationDeclinedMail', { applicationId: id })
  })
}
