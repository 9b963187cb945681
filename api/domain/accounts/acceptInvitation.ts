import { badField } from '../../platform/errors.js'
import { suspended } from '../conflicts.js'
import type { Context } from '../context.js'
import { choosePasswordByLink } from './choosePasswordByLink.js'
import type { AcceptInvitationInput } from './inputs.js'
import { openSession } from './sessions.js'

const NOT_GOOD =
  'This invitation was already used or has expired. If you have chosen a password, sign in with it. If not, please ask for a new invitation.'

/**
 * The first password of an invited user, who is then signed in. Only for an invitation's link and an account without a
 * password: a reset of an existing account never signs in (docs/decisions/0033-links-and-a-changed-email.md).
 */
export async function acceptInvitation(context: Context, input: AcceptInvitationInput): Promise<string> {
  const { id } = await choosePasswordByLink(context, input, {
    notGood: NOT_GOOD,
    allow({ password, isActive }, { purpose }) {
      if (purpose !== 'invitation' || password !== null) throw badField('token', NOT_GOOD)
      if (!isActive) throw suspended()
    },
    async finish(tx, user) {
      // The week for an administrator invited by another starts now. `npm run admin` invites without one.
      if (user.newcomerSince) user.newcomerSince = context.now
      await tx.flush()
      await openSession(context, tx, user)
    },
  })
  return id
}
