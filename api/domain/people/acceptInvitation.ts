import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { BusinessPerson } from '../accounts/BusinessPerson.js'
import { choosePasswordByLink } from '../accounts/choosePasswordByLink.js'
import type { AcceptInvitationInput } from '../accounts/inputs.js'
import { openSession } from '../accounts/sessions.js'
import type { User } from '../accounts/User.js'
import { audit } from '../audit/audit.js'
import { suspended } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { tell } from '../tell.js'
import { ownersOf } from './peoplePolicy.js'

const NOT_GOOD =
  'This invitation was already used or has expired. If you have chosen a password, sign in with it. If not, please ask for a new invitation.'

/** Their account, the business, and its owners are locked. */
const joinBusiness = async (
  context: Context,
  tx: EntityManager,
  user: User,
  { vendorId, role }: BusinessPerson,
) => {
  const viewer = (await context.viewer())!
  audit(tx, context, viewer, { action: 'joinBusiness', subjectId: user.id, after: { role } })
  const people = await tx.find(BusinessPerson, { vendorId, leftAt: null })
  const to = ownersOf(people).flatMap(({ userId }) => (userId === user.id ? [] : userId))
  await tx.flush()
  await tell(tx, context, { kind: 'person_joined', to, data: { personId: user.id, role } })
}

/**
 * Accepts an invitation with a password, and signs in. Only for an invitation's link, and an account without a password or with
 * an open invitation to a business: a reset of an existing account never signs in
 * (docs/decisions/0033-links-and-a-changed-email.md).
 */
export async function acceptInvitation(context: Context, input: AcceptInvitationInput): Promise<string> {
  const { now } = context
  const { id } = await choosePasswordByLink(context, input, {
    notGood: NOT_GOOD,
    allow({ user, link, invited, before }) {
      if (link.purpose !== 'invitation' || (before !== null && !invited)) throw badField('token', NOT_GOOD)
      if (!user.isActive) throw suspended()
    },
    async finish(tx, { user, invited, before }) {
      // The week for an administrator invited by another starts now. `npm run admin` invites without one.
      if (user.newcomerSince) user.newcomerSince = now
      if (invited) invited.joinedAt = now
      await tx.flush()
      await openSession(context, tx, user)
      if (invited) await joinBusiness(context, tx, user, invited)
      if (before === null) return
      await enqueue(tx, 'passwordChangedMail', { userId: user.id, email: user.email })
      await tell(tx, context, { kind: 'password_changed', to: [user.id], data: {} })
    },
  })
  return id
}
