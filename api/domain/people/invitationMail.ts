import type { UserType } from '../../rules/kinds.js'
import { roleWords } from '../../rules/people/roles.js'
import { linkToMail } from '../accounts/passwordLink.js'
import { User } from '../accounts/User.js'
import { mailTask } from '../mailTask.js'
import { invitationOf } from './Invitation.js'

const WHAT_FOR: Record<UserType, string> = {
  customer: 'Your account is ready.',
  vendor: 'Your vendor account is ready: bid on dumpster rentals and junk pickups near you.',
  admin: 'Your admin account is ready.',
}

const THEN = 'Choose a password to sign in. The link works once and expires in one week.'

export const invitationMail = mailTask<'invitationMail'>(async (app, { userId }) => {
  const em = app.database.orm.em.fork()
  // A withdrawn invitation takes its account along.
  const user = await em.findOne(User, userId)
  if (!user?.isActive) return null
  const invitation = await invitationOf(app, userId)
  // A user who has chosen a password in the meantime needs no link, unless a business invites them.
  if (user.password && !invitation) return null
  const url = await linkToMail(app, em, user, 'invitation')
  if (!url) return null
  const { firstName, email, userType } = user
  if (!invitation)
    return {
      to: email,
      subject: "You're invited to Haulbid",
      body: [`Hello ${firstName},`, `Welcome to Haulbid. ${WHAT_FOR[userType]} ${THEN}`],
      link: { label: 'Choose a password', url },
      why: 'Someone created a Haulbid account for this address.',
      evenUnconfirmed: true,
    }
  const { business, role } = invitation
  return {
    to: email,
    subject: `${business} invited you to Haulbid`,
    body: [`Hello ${firstName},`, `${business} invited you as ${roleWords(role)}. ${THEN}`],
    link: { label: 'Accept the invitation', url },
    why: `${business} entered this address.`,
    evenUnconfirmed: true,
  }
})
