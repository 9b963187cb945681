import type { Mail, MailFact } from '../../platform/mail/Post.js'
import {
  type NoticeData,
  type NoticeKindName,
  noticePath,
  noticeWords,
  withCents,
} from '../../rules/notices.js'
import { SECURITY } from '../accounts/accountMails.js'
import { factsOfBid, sayBidDecided, sayNewBid } from '../bids/bidMails.js'
import type { AppContext } from '../context.js'
import { type JobFacts, readJobFacts } from '../deals/jobFacts.js'
import { sayJobMoved } from '../deals/jobMovedMail.js'
import { sayMessages } from '../messages/messageMail.js'
import type { SentNotice } from '../notices/sentNotice.js'
import { sayTicketAnswered } from '../support/ticketAnsweredMail.js'
import { sayNewJobs } from './newJobsMail.js'

/** Writes the mail of a notice, or of several in one mail; null if nothing is left to say. */
type Say = (app: AppContext, notice: SentNotice, all: SentNotice[]) => Promise<Mail | null>

interface Plain {
  subject: string
  button: string
  why: string
  /** Text that follows the sentence of the bell. */
  more?: string
}

const jobFactsOf = async (app: AppContext, { jobId, userId }: SentNotice): Promise<JobFacts | undefined> =>
  jobId === null ? undefined : (await readJobFacts(app, userId, [jobId])).get(jobId)

/** The price of the notice's bid, or else the job price that the reader may know. */
const priceOf = ({ data, role }: SentNotice, job: JobFacts): MailFact => {
  const { price } = data as Partial<NoticeData<'bid_withdrawn'>>
  return price === undefined ? job.price : [role === 'vendor' ? 'Your bid' : 'Bid', `$${withCents(price)}`]
}

type Facts = (app: AppContext, notice: SentNotice, job: JobFacts) => Promise<MailFact[]> | MailFact[]

/** Mails the sentence of the bell, with the facts and price of the job if it is about one. */
const plain =
  (
    { subject, button, why, more }: Plain,
    facts: Facts = (_, notice, job) => [...job.about, priceOf(notice, job)],
  ): Say =>
  async (app, notice) => {
    const job = await jobFactsOf(app, notice)
    return {
      to: notice.email,
      subject,
      body: [`Hello ${notice.firstName},`, noticeWords(notice), ...(more ? [more] : [])],
      ...(job && { facts: await facts(app, notice, job) }),
      link: { label: button, url: `${app.config.publicUrl}${noticePath(notice)}` },
      why,
    }
  }

/** Like `plain`, with the bid as it is now. */
const plainOfBid = (words: Plain): Say =>
  plain(words, async (app, notice, job) => {
    const bid = await factsOfBid(app, (notice.data as NoticeData<'bid_changed'>).bidId)
    return [...job.about, ...(bid.length > 0 ? bid : [priceOf(notice, job)])]
  })

/** Like `plain`, with the current values of changed fields. */
const plainOfEdit = (words: Plain): Say =>
  plain(words, (_, notice, job) => {
    const { changed } = notice.data as NoticeData<'request_edited'>
    return [...(changed ? job.changes(changed) : []), ...job.about, priceOf(notice, job)]
  })

const ofData =
  <Kind extends NoticeKindName>(
    say: (app: AppContext, data: NoticeData<Kind>, notice: SentNotice) => Promise<Mail | null>,
  ): Say =>
  (app, notice) =>
    say(app, notice.data as NoticeData<Kind>, notice)

const newBid = ofData<'bid_received'>(sayNewBid)
const bidDecided = ofData<'bid_accepted'>(sayBidDecided)
const jobMoved = ofData<'order_started'>((app, { jobEventId }, { userId }) =>
  sayJobMoved(app, { eventId: jobEventId, userId }),
)

const never: Say = async () => null
const FOR_BIDS = 'You posted the order, and changes of the bids on it are mailed to you.'
const FOR_RATINGS = 'You took part in the job, and its ratings are mailed to you.'
const FOR_DOCUMENTS = 'You uploaded a document at Haulbid.'
const FOR_ADMINS = 'You are an administrator of Haulbid.'
const NOT_YOU =
  'If it was not you, change your password in your account: that signs you out everywhere else. Then look through your API tokens there.'

export const noticeMails: Record<NoticeKindName, Say> = {
  bid_received: newBid,
  bid_changed: plainOfBid({
    subject: 'A bid on your order was changed',
    button: 'Compare your bids',
    why: FOR_BIDS,
  }),
  bid_withdrawn: plain({
    subject: 'A bid on your order was withdrawn',
    button: 'Open your order',
    why: FOR_BIDS,
  }),
  bid_confirmed: plainOfBid({
    subject: 'A bid on your order still stands',
    more: 'The vendor has seen what you changed. You can accept the bid now.',
    button: 'Compare your bids',
    why: FOR_BIDS,
  }),
  question_asked: plain({
    subject: 'A vendor asks about your order',
    more: 'Your answer is for all vendors who may see the order. The better they know it, the better they can bid.',
    button: 'Read and answer',
    why: 'You posted the order, and questions about it are mailed to you.',
  }),
  question_answered: plain({
    subject: 'An answer about a job',
    more: 'Look whether it changes your bid.',
    button: 'Read the answer',
    why: 'You asked about the job or bid on it, and its answers are mailed to you.',
  }),
  bid_accepted: bidDecided,
  bid_rejected: bidDecided,
  order_unserved: plain({
    subject: 'No vendor serves your ZIP code yet',
    more: 'The order stays open until its date, and vendors who join us see it. If you need it done sooner, you may want to ask elsewhere, too; you can cancel the order at any time.',
    button: 'Open your order',
    why: 'You posted the order.',
  }),
  order_served: plain({
    subject: 'A vendor serves your ZIP code now',
    more: 'We mail you when there is a bid. If you have found somebody else meanwhile, please cancel the order.',
    button: 'Open your order',
    why: 'You posted the order when no vendor served your ZIP code.',
  }),
  order_assigned: jobMoved,
  order_given_back: jobMoved,
  order_reopened: jobMoved,
  order_offered: jobMoved,
  order_vendor_away: plain({
    subject: "Your vendor can't take jobs right now",
    more: 'You hear from us as soon as another vendor has your order. You can also cancel it as long as it has not been started.',
    button: 'Open your order',
    why: 'You posted the order.',
  }),
  order_vendor_back: plain({
    subject: 'Your vendor can take jobs again',
    button: 'Open your order',
    why: 'You posted the order.',
  }),
  order_started: jobMoved,
  order_completed: jobMoved,
  order_cancelled: jobMoved,
  order_expired: plain({
    subject: 'Your order is closed',
    more: 'Its date has come. Posting it again takes two presses and another day.',
    button: 'Post it again',
    why: 'You posted the order.',
  }),
  still_interested: plain({
    subject: 'Still interested?',
    more: 'Another vendor had the job, and no longer does. The customer cannot accept your bid until you say that it still stands.',
    button: 'Open the job',
    why: 'You bid on the job.',
  }),
  bid_offered: plainOfBid({
    subject: 'Your bid was offered to the customer',
    more: 'Another vendor had the job, and no longer does. You get it if the customer accepts. If your bid does not stand any more, change or withdraw it.',
    button: 'Open the job',
    why: 'You bid on the job.',
  }),
  request_edited: plainOfEdit({
    subject: 'Does your bid still stand?',
    more: 'The customer cannot accept it until you say so. Below is the request as it is now. Press Still Stands, or change your bid.',
    button: 'Open the job',
    why: 'You bid on the job.',
  }),
  bid_ending: plainOfBid({
    subject: 'Your bid ends within a day',
    more: 'If it still stands, change it to let it stand for longer.',
    button: 'Open the job',
    why: 'You bid on the job.',
  }),
  job_expired: plain({
    subject: 'A job that you bid on is closed',
    more: 'Its date has come. There is nothing left to do on it.',
    button: 'Open your dashboard',
    why: 'You bid on the job.',
  }),
  job_assigned: jobMoved,
  job_taken_back: jobMoved,
  job_cancelled: jobMoved,
  rate_customer: never,
  ticket_answered: ofData<'ticket_answered'>(sayTicketAnswered),
  job_posted: sayNewJobs,
  message_received: sayMessages,
  rating_received: plain({
    subject: 'You got a rating',
    button: 'Open the job',
    why: FOR_RATINGS,
  }),
  ratings_revealed: plain({
    subject: 'The ratings can be read now',
    more: 'If there is a comment about you, you can reply to it once.',
    button: 'See the ratings',
    why: FOR_RATINGS,
  }),
  rating_replied: plain({
    subject: 'A reply to your comment',
    button: 'Read the reply',
    why: FOR_RATINGS,
  }),
  rating_removed: plain({
    subject: 'A rating or a reply was removed',
    more: 'We remove ratings and replies for such reasons only, and never for their stars.',
    button: 'Open the job',
    why: FOR_RATINGS,
  }),
  document_approved: plain({
    subject: 'Your document was approved',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  }),
  document_refused: plain({
    subject: 'Your document was not accepted',
    more: 'You can upload another one.',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  }),
  document_expiring: plain({
    subject: 'Your document expires soon',
    more: 'Customers read that it is verified until then. The one we have stays good until its date, even while the new one is reviewed.',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  }),
  document_expired: plain({
    subject: 'Your document has expired',
    more: 'Customers no longer read that it is verified. Jobs that you have go on.',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  }),
  business_removed: plain({
    subject: 'Part of your business was removed',
    more: 'Customers no longer see it. Please choose another one.',
    button: 'Open your business',
    why: 'You have a business at Haulbid.',
  }),
  job_unserved: plain({
    subject: 'A job was posted that no vendor serves',
    button: 'Open the job',
    why: FOR_ADMINS,
  }),
  ticket_opened: plain({
    subject: 'A new support ticket',
    button: 'Open the ticket',
    why: FOR_ADMINS,
  }),
  document_uploaded: plain({
    subject: 'A document is waiting for review',
    button: 'Review the document',
    why: FOR_ADMINS,
  }),
  application_received: plain({
    subject: 'A vendor has applied',
    button: 'Open the application',
    why: FOR_ADMINS,
  }),
  email_changed: never,
  password_changed: never,
  device_signed_in: plain({
    subject: 'A new device signed in to your Haulbid account',
    more: `If it was you, you do not need to do anything. ${NOT_YOU}`,
    button: 'Open your account',
    why: SECURITY,
  }),
  token_made: plain({
    subject: 'An API token was made for your Haulbid account',
    more: `If you made it, you do not need to do anything. ${NOT_YOU}`,
    button: 'Open your account',
    why: SECURITY,
  }),
}
