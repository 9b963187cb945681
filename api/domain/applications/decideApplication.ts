import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { type ApplicationStatus, applicationGraph } from '../../rules/applications/applicationGraph.js'
import { inviteUser } from '../accounts/inviteUser.js'
import { lockActive } from '../accounts/lockActive.js'
import { act, type Subject } from '../act.js'
import { Business } from '../businesses/Business.js'
import { conflict, expectVersion } from '../conflicts.js'
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

const actions = { invite: 'inviteApplicant', decline: 'declineApplication' } as const

interface Application {
  application: VendorApplication
  /** The values of the decision, or a refusal. The second of two admins learns what the first did. */
  decide: (version: number | null | undefined) => Partial<VendorApplication>
}

/** Locked before any account: docs/decisions/0039-order-of-locks.md. */
const applicationTo = (move: keyof typeof actions): Subject<string, Application> => ({
  by: applicationGraph.moves[move].by,
  async hold({ tx, viewer, now }, id) {
    const application = await tx.findOne(VendorApplication, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!application) throw notFound('Application')
    await lockActive(tx, viewer)
    const decide: Application['decide'] = version => {
      const status = makeMove(applicationGraph, application.status, move, 'admin', decided)
      expectVersion(application, version)
      return { status, decidedAt: now, decidedById: viewer.id }
    }
    return { application, decide }
  },
  audited: ({ application: { id, vendorId } }) => ({ action: actions[move], subjectId: vendorId ?? id }),
})

const invite = act(applicationTo('invite'), async (acting, version?: number | null) => {
  const { tx, context, now, note, application, decide } = acting
  const decision = decide(version)
  const { id, businessName, firstName, lastName, email, phone, zipCode, services } = application
  const user = await inviteUser(tx, context, { firstName, lastName, email, phone, userType: 'vendor' })
  // Distances are measured from here.
  user.initialServiceZipCode = zipCode
  tx.create(Business, { vendorId: user.id, name: businessName, createdAt: now })
  tx.create(ServiceArea, { vendorId: user.id, zipCode } as never)
  for (const serviceType of services)
    tx.create(VendorService, { vendorId: user.id, serviceType, createdAt: now })
  Object.assign(application, decision, { vendorId: user.id })
  note({ applicationId: id, email })
})

/** Creates the vendor's account from the application, and mails a link to choose a password. */
export const inviteApplicant: typeof invite = (...args) =>
  invite(...args).catch(error => {
    throw error instanceof UniqueConstraintViolationException ? conflict('EMAIL_TAKEN') : error
  })

type Declined = Omit<DeclineApplicationInput, 'id'>

export const declineApplication = act(applicationTo('decline'), async (acting, input: Declined) => {
  const { tx, note, application, decide } = acting
  const reason = input.reason.trim()
  Object.assign(application, decide(input.version), { declineReason: reason })
  await enqueue(tx, 'applicationDeclinedMail', { applicationId: application.id })
  note({ reason })
})
