import type { accountNotices } from '../../rules/accounts/accountNotices.js'
import type { MailsOf } from '../NoticeMail.js'
import { SECURITY } from './accountMails.js'

const NOT_YOU =
  "If this wasn't you, change your password in your account. That signs you out everywhere else. Then check your API tokens."

export const accountNoticeMails: MailsOf<keyof typeof accountNotices> = {
  email_changed: null,
  password_changed: null,
  device_signed_in: {
    subject: 'A new device signed in to your Haulbid account',
    more: `If this was you, you don't need to do anything. ${NOT_YOU}`,
    button: 'Open your account',
    why: SECURITY,
  },
  token_made: {
    subject: 'An API token was created for your Haulbid account',
    more: `If you created it, you don't need to do anything. ${NOT_YOU}`,
    button: 'Open your account',
    why: SECURITY,
  },
}
