import type { applicationNotices } from '../../rules/applications/applicationNotices.js'
import { FOR_ADMINS, type MailsOf } from '../NoticeMail.js'

export const applicationNoticeMails: MailsOf<keyof typeof applicationNotices> = {
  application_received: {
    button: 'Open the application',
    why: FOR_ADMINS,
  },
}
