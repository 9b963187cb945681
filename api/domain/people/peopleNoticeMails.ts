import type { peopleNotices } from '../../rules/people/peopleNotices.js'
import { personRoles } from '../../rules/people/roles.js'
import type { MailsOf } from '../NoticeMail.js'

const FOR_OWNERS = 'You own a business on Haulbid, and we always send emails about who has access to it.'
const FOR_PEOPLE = 'We always send emails about where you work on Haulbid.'
const NOT_YOU = "If you didn't expect this, check the people of your business."

const toOwners = { button: 'Open your business', why: FOR_OWNERS, more: NOT_YOU }

export const peopleNoticeMails: MailsOf<keyof typeof peopleNotices> = {
  person_invited: toOwners,
  person_joined: toOwners,
  person_role_changed: toOwners,
  person_removed: toOwners,
  person_left: toOwners,
  own_role_changed: {
    button: 'Open Haulbid',
    why: FOR_PEOPLE,
    more: ({ data: { role } }) => `What you can do now: ${personRoles[role].words}`,
  },
  own_work_ended: {
    button: 'Open your account',
    why: FOR_PEOPLE,
    more: 'You are signed out everywhere. Your account stays, and you can close it after you sign in.',
  },
}
