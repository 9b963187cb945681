import type { boardNotices } from '../../rules/board/boardNotices.js'
import type { MailsOf, PlainMail } from '../NoticeMail.js'

/** Drivers read no price, so the mail leaves it out. */
const ofVisit: PlainMail<object> = {
  button: 'Open Today',
  why: 'You work for a business on Haulbid and get emails about your visits.',
  facts: (_, __, { about }) => about,
}

export const boardNoticeMails: MailsOf<keyof typeof boardNotices> = {
  visit_assigned: ofVisit,
  visit_unassigned: ofVisit,
}
