import type { supportNotices } from '../../rules/support/supportNotices.js'
import { FOR_ADMINS, type MailsOf } from '../NoticeMail.js'
import { writeTicketAnsweredMail } from './ticketAnsweredMail.js'

export const supportNoticeMails: MailsOf<keyof typeof supportNotices> = {
  ticket_answered: (app, { data }) => writeTicketAnsweredMail(app, data),
  ticket_opened: {
    button: 'Open the ticket',
    why: FOR_ADMINS,
  },
}
