import type { UserType } from '../../rules/kinds.js'
import { mailTask } from '../mailTask.js'
import { linkToMail } from './passwordLink.js'
import { User } from './User.js'

const WHAT_FOR: Record<UserType, string> = {
  customer: 'Your account is ready.',
  vendor: 'Your vendor account is ready: bid on dumpster rentals and junk pickups near you.',
  admin: 'Your admin account is ready.',
}

export const invitationMail = mailTask<'invitationMail'>(async (app, { userId }) => {
  const em = app.database.orm.em.fork()
  const user = await em.findOneOrFail(User, userId)
  // A user who has chosen a password in the meantime needs no link.
  if (!user.isActive || user.password) return null
  const url = await linkToMail(app, em, user, 'invitation')
  if (!url) return null
  return {
    to: user.email,
    subject: "You're invited to Haulbid",
    body: [
      `Hello ${user.firstName},`,
      `Welcome to Haulbid. ${WHAT_FOR[user.userType]} Choose a password to sign in. The link works once and expires in one week.`,
    ],
    link: { label: 'Choose a password', url },
    why: 'Someone created a Haulbid account for this address.',
    evenUnconfirmed: true,
  }
})
