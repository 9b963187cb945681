import type { messageNotices } from '../../rules/messages/messageNotices.js'
import type { MailsOf } from '../NoticeMail.js'
import { writeMessagesMail } from './messageMail.js'

export const messageNoticeMails: MailsOf<keyof typeof messageNotices> = {
  message_received: writeMessagesMail,
}
