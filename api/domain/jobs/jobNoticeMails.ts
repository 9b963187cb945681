import type { jobNotices } from '../../rules/jobs/jobNotices.js'
import { FOR_ADMINS, type MailsOf } from '../NoticeMail.js'
import { writeNewJobsMail } from './newJobsMail.js'

/** Their mails give the job's price, which deals read from its bids. */
export type MovedByWork = 'order_started' | 'order_completed'

export const jobNoticeMails: Omit<MailsOf<keyof typeof jobNotices>, MovedByWork> = {
  job_posted: writeNewJobsMail,
  asked_again: {
    subject: 'A customer asks for you again',
    more: 'You are the first to know. Other vendors can bid on the job, too.',
    button: 'Open the job',
    why: 'You had an earlier job of this customer.',
  },
  job_unserved: {
    button: 'Open the job',
    why: FOR_ADMINS,
  },
  order_unserved: {
    more: "The order stays open until its date, and vendors who join us can see it. If you can't wait, try elsewhere too. You can cancel the order at any time.",
    button: 'Open your order',
    why: 'You posted the order.',
  },
  order_served: {
    more: "We'll email you when you get a bid. If you've found someone else, please cancel the order.",
    button: 'Open your order',
    why: 'You posted the order when no vendor served your ZIP code.',
  },
  order_vendor_away: {
    more: "We'll email you as soon as another vendor has your order. You can also cancel it if work hasn't started.",
    button: 'Open your order',
    why: 'You posted the order.',
  },
  order_vendor_back: {
    button: 'Open your order',
    why: 'You posted the order.',
  },
  rate_customer: null,
}
