import type { dealNotices } from '../../rules/deals/dealNotices.js'
import type { RequestField } from '../../rules/jobs/changedFields.js'
import { factsOfOffer } from '../bids/bidNoticeMails.js'
import type { AppContext } from '../context.js'
import type { MovedByWork } from '../jobs/jobNoticeMails.js'
import type { FactsOf, MailsOf, SentWith } from '../NoticeMail.js'
import { writeJobMovedMail } from './jobMovedMail.js'

const jobMoved = (app: AppContext, { data, userId }: SentWith<{ jobEventId: string }>) =>
  writeJobMovedMail(app, { eventId: data.jobEventId, userId })

/** The current values of changed fields. */
const factsOfEdit: FactsOf<{ changed?: readonly RequestField[] }> = (_, { data }, job, price) => [
  ...(data.changed ? job.changes(data.changed) : []),
  ...job.about,
  ...price,
]

export const dealNoticeMails: MailsOf<keyof typeof dealNotices | MovedByWork> = {
  order_started: jobMoved,
  order_completed: jobMoved,
  order_assigned: jobMoved,
  order_given_back: jobMoved,
  order_reopened: jobMoved,
  order_offered: jobMoved,
  order_cancelled: jobMoved,
  order_expired: {
    more: 'Its date arrived before you chose a vendor. To post it again, pick a new date.',
    button: 'Post it again',
    why: 'You posted the order.',
  },
  request_edited: {
    facts: factsOfEdit,
    more: "The customer can't accept it until you confirm it. The updated request is below. Press Still Stands, or change your bid.",
    button: 'Open the job',
    why: 'You bid on the job.',
  },
  still_interested: {
    subject: 'Still interested?',
    more: "Another vendor had this job but no longer does. The customer can't accept your bid until you confirm it.",
    button: 'Open the job',
    why: 'You bid on the job.',
  },
  bid_offered: {
    facts: factsOfOffer,
    more: 'Another vendor had this job but no longer does. If the customer accepts your bid, the job is yours. If your bid no longer stands, change or withdraw it.',
    button: 'Open the job',
    why: 'You bid on the job.',
  },
  job_expired: {
    more: "Its date has arrived. You don't need to do anything.",
    button: 'Open your dashboard',
    why: 'You bid on the job.',
  },
  job_assigned: jobMoved,
  job_taken_back: jobMoved,
  job_cancelled: jobMoved,
}
