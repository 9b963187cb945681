import type { Mail, MailFact } from '../../platform/mail/Post.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { documentTypes, type UserType } from '../../rules/kinds.js'
import {
  type NoticeData,
  type NoticeKindName,
  noticePath,
  noticeTitle,
  noticeWords,
} from '../../rules/notices/notices.js'
import { OVERDUE_DAYS } from '../../rules/statements/statements.js'
import { SECURITY } from '../accounts/accountMails.js'
import { factsOfBid, writeAcceptedMail, writeBidDecidedMail, writeNewBidMail } from '../bids/bidMails.js'
import { factsOfChange } from '../changeOrders/factsOfChange.js'
import type { AppContext } from '../context.js'
import { type JobFacts, readJobFacts } from '../deals/jobFacts.js'
import { writeJobMovedMail } from '../deals/jobMovedMail.js'
import { writeMessagesMail } from '../messages/messageMail.js'
import type { SentNotice } from '../notices/sentNotice.js'
import { readHowToPay } from '../statements/howToPay.js'
import { writeTicketAnsweredMail } from '../support/ticketAnsweredMail.js'
import { writeNewJobsMail } from './newJobsMail.js'

/** Writes the mail of a notice, or of several in one mail; null if nothing is left to say. */
type WriteMail = (app: AppContext, notice: SentNotice, all: SentNotice[]) => Promise<Mail | null>

interface Plain {
  /** By default the first sentence of the bell. */
  subject?: string | ((notice: SentNotice) => string)
  button: string
  why: string | ((notice: SentNotice) => string)
  /** Text that follows the sentence of the bell. */
  more?: More | ((notice: SentNotice) => More)
}

/** For all readers, or by their role. */
type More = string | Partial<Record<UserType, string>>

const jobFactsOf = async (app: AppContext, { jobId, userId }: SentNotice): Promise<JobFacts | undefined> =>
  jobId === null ? undefined : (await readJobFacts(app, userId, [jobId])).get(jobId)

/** The price of the notice's bid, or else the job price that the reader may know. */
const priceOf = ({ data, role }: SentNotice, job: JobFacts): MailFact => {
  const { price } = data as Partial<NoticeData<'bid_withdrawn'>>
  return price === undefined ? job.price : [role === 'vendor' ? 'Your bid' : 'Bid', formatMoney(price)]
}

type Facts = (app: AppContext, notice: SentNotice, job: JobFacts) => Promise<MailFact[]> | MailFact[]

/** Mails the sentence of the bell, with the facts and price of the job if it is about one. */
const plain =
  (
    { subject, button, why, more }: Plain,
    facts: Facts = (_, notice, job) => [...job.about, priceOf(notice, job)],
  ): WriteMail =>
  async (app, notice) => {
    const job = await jobFactsOf(app, notice)
    const following = typeof more === 'function' ? more(notice) : more
    const said = typeof following === 'object' ? following[notice.role] : following
    const words = noticeWords(notice)
    return {
      to: notice.email,
      subject: typeof subject === 'function' ? subject(notice) : (subject ?? noticeTitle(notice)),
      body: [`Hello ${notice.firstName},`, words, ...(said ? [said] : [])],
      ...(job && { facts: await facts(app, notice, job) }),
      link: { label: button, url: `${app.config.publicUrl}${noticePath(notice)}` },
      why: typeof why === 'function' ? why(notice) : why,
    }
  }

/** Like `plain`, with the bid as it is now. */
const plainOfBid = (words: Plain): WriteMail =>
  plain(words, async (app, notice, job) => {
    const bid = await factsOfBid(app, (notice.data as NoticeData<'bid_changed'>).bidId)
    return [...job.about, ...(bid.length > 0 ? bid : [priceOf(notice, job)])]
  })

/** Like `plain`, with the change as it is now. */
const plainOfChange = (words: Plain): WriteMail =>
  plain(words, async (app, notice, job) => {
    const { changeOrderId } = notice.data as NoticeData<'change_proposed'>
    return [...(await factsOfChange(app, changeOrderId)), ...job.about, priceOf(notice, job)]
  })

/** Like `plain`, with the current values of changed fields. */
const plainOfEdit = (words: Plain): WriteMail =>
  plain(words, (_, notice, job) => {
    const { changed } = notice.data as NoticeData<'request_edited'>
    return [...(changed ? job.changes(changed) : []), ...job.about, priceOf(notice, job)]
  })

/** Like `plain`, with how to pay Haulbid. */
const ofStatement =
  (words: Plain): WriteMail =>
  async (app, notice, all) => {
    const mail = await plain(words)(app, notice, all)
    const howToPay = await readHowToPay(app)
    return mail && (howToPay ? { ...mail, body: [...mail.body, `How to pay: ${howToPay}`] } : mail)
  }

const ofData =
  <Kind extends NoticeKindName>(
    say: (app: AppContext, data: NoticeData<Kind>, notice: SentNotice) => Promise<Mail | null>,
  ): WriteMail =>
  (app, notice) =>
    say(app, notice.data as NoticeData<Kind>, notice)

/** The dumpster stands at the address, so nobody can leave the vendor. */
const isPickup = ({ data }: SentNotice) => (data as NoticeData<'visit_late'>).visitKind === 'pickup'

const newBid = ofData<'bid_received'>(writeNewBidMail)
const accepted = ofData<'order_accepted'>(writeAcceptedMail)
const bidDecided = ofData<'bid_accepted'>(writeBidDecidedMail)
const jobMoved = ofData<'order_started'>((app, { jobEventId }, { userId }) =>
  writeJobMovedMail(app, { eventId: jobEventId, userId }),
)

const never: WriteMail = async () => null
const FOR_BIDS = 'You posted the order and get emails about its bids.'
const FOR_RATINGS = 'You took part in the job and get emails about its ratings.'
const FOR_DOCUMENTS = 'You uploaded a document to Haulbid.'
const FOR_VISITS = "You're a party to the job and get emails about its visits."
const FOR_CHANGES = "You're a party to the job and get emails about its changes."
const NOTHING_CHANGES = 'Nothing changes unless you accept it.'
const FOR_CHARGES = "You're a party to the job and get emails about its charges."
const FOR_OFFERS = 'You have rules for instant bids on Haulbid.'
const FOR_FEES = "You're a vendor and get emails about Haulbid's service fees."
const FOR_ADMINS = "You're a Haulbid administrator."
const forPartiesAndAdmins = ({ role }: SentNotice) => (role === 'admin' ? FOR_ADMINS : FOR_CHARGES)
const NOT_YOU =
  "If this wasn't you, change your password in your account. That signs you out everywhere else. Then check your API tokens."

export const noticeMails: Record<NoticeKindName, WriteMail> = {
  bid_received: newBid,
  bid_changed: plainOfBid({
    button: 'Compare your bids',
    why: FOR_BIDS,
  }),
  bid_withdrawn: plain({
    button: 'Open your order',
    why: FOR_BIDS,
  }),
  bid_confirmed: plainOfBid({
    more: 'The vendor has seen your changes. You can accept the bid now.',
    button: 'Compare your bids',
    why: FOR_BIDS,
  }),
  question_asked: plain({
    more: 'Every vendor who can see the order can read your answer. Details help them bid.',
    button: 'Read and answer',
    why: 'You posted the order and get emails about its questions.',
  }),
  question_answered: plain({
    more: 'Check whether it changes your bid.',
    button: 'Read the answer',
    why: 'You asked about the job or bid on it.',
  }),
  bid_accepted: bidDecided,
  bid_rejected: bidDecided,
  order_unserved: plain({
    more: "The order stays open until its date, and vendors who join us can see it. If you can't wait, try elsewhere too. You can cancel the order at any time.",
    button: 'Open your order',
    why: 'You posted the order.',
  }),
  order_served: plain({
    more: "We'll email you when you get a bid. If you've found someone else, please cancel the order.",
    button: 'Open your order',
    why: 'You posted the order when no vendor served your ZIP code.',
  }),
  order_accepted: accepted,
  visit_on_the_way: plain({
    button: 'Open your order',
    why: FOR_VISITS,
  }),
  visit_arrived: plain({ button: 'Open your order', why: FOR_VISITS }),
  visit_done: plain({
    more: 'The times and photos are in your order.',
    button: 'Open your order',
    why: FOR_VISITS,
  }),
  visit_failed: plain({
    more: "You can agree on another time. If that's not what happened, say so in your order.",
    button: 'Open your order',
    why: FOR_VISITS,
  }),
  visit_start_undone: plain({ button: 'Open your order', why: FOR_VISITS }),
  visit_disputed: plain({
    subject: 'A visit is disputed',
    more: "The customer's words are with the visit.",
    button: 'Open the job',
    why: forPartiesAndAdmins,
  }),
  visit_dispute_decided: plain({
    more: 'The reason is with the visit.',
    button: 'Open the job',
    why: FOR_VISITS,
  }),
  visit_scheduled: plain({
    more: "If the time doesn't suit you, send a message.",
    button: 'Open the job',
    why: FOR_VISITS,
  }),
  visit_tomorrow: plain({
    more: {
      customer: 'Please keep the way clear. If something has changed, send your vendor a message today.',
      vendor: 'If something has changed, send the customer a message today.',
    },
    button: 'Open the job',
    why: FOR_VISITS,
  }),
  visit_late: plain({
    more: late => ({
      customer: isPickup(late)
        ? 'We have told the vendor. Days that they are late cost you nothing. Two hours after the agreed time you can press Nobody Came in your order.'
        : 'We have told the vendor. Two hours after the agreed time you can cancel the order free of charge, or open it for other vendors.',
      vendor: 'Say that you are on the way, or send the customer a message.',
    }),
    button: 'Open the job',
    why: FOR_VISITS,
  }),
  change_proposed: plainOfChange({
    more: NOTHING_CHANGES,
    button: 'Open the job',
    why: FOR_CHANGES,
  }),
  change_ending: plainOfChange({
    more: NOTHING_CHANGES,
    button: 'Open the job',
    why: FOR_CHANGES,
  }),
  change_decided: plainOfChange({ button: 'Open the job', why: FOR_CHANGES }),
  change_expired: plainOfChange({
    more: 'Nothing has changed. You can propose it again.',
    button: 'Open the job',
    why: FOR_CHANGES,
  }),
  charge_booked: plain({
    more: {
      customer:
        "If it is at the bid's rates, you can contest it for 72 hours. An administrator decides. Your order lists every charge.",
      vendor: 'The job lists every charge.',
    },
    button: 'Open the job',
    why: FOR_CHARGES,
  }),
  discount_given: plain({
    more: 'It lowers the service fee, too. The order lists charges and payments.',
    button: 'Open the order',
    why: FOR_ADMINS,
  }),
  charge_contested: plain({
    subject: 'A charge was contested',
    more: 'It still counts until an administrator decides. The vendor can also void it.',
    button: 'Open the job',
    why: forPartiesAndAdmins,
  }),
  charge_answered: plain({
    subject: 'The vendor answered your contest',
    more: 'The answer is with the charge. An administrator decides.',
    button: 'Open the order',
    why: FOR_CHARGES,
  }),
  charge_undone: plain({
    subject: 'A charge is contested again',
    more: 'It counts until an administrator decides.',
    button: 'Open the job',
    why: FOR_CHARGES,
  }),
  charge_upheld: plain({
    subject: 'A contested charge stands',
    more: 'The reason is with the charge.',
    button: 'Open the job',
    why: FOR_CHARGES,
  }),
  charge_voided: plain({
    subject: 'A charge no longer counts',
    more: 'The reason is with the charge.',
    button: 'Open the job',
    why: FOR_CHARGES,
  }),
  payment_marked: plain({
    subject: ({ data }) =>
      (data as NoticeData<'payment_marked'>).amount.startsWith('-')
        ? 'Did this money come back?'
        : 'Did you pay this?',
    more: 'Your order shows what is due. You and your vendor pay each other directly; Haulbid takes no payment.',
    button: 'Open your order',
    why: FOR_CHARGES,
  }),
  payment_confirmed: plain({ button: 'Open the job', why: FOR_CHARGES }),
  payment_denied: plain({
    subject: 'A payment was denied',
    more: {
      vendor: 'Talk to your customer. Once the money has arrived, mark it again.',
      admin: 'The order lists what both say.',
    },
    button: 'Open the job',
    why: forPartiesAndAdmins,
  }),
  rental_ending: plain({
    more: 'If the pickup is fine, there is nothing to do. If you need the dumpster longer, send your vendor a message today.',
    button: 'Open your order',
    why: FOR_VISITS,
  }),
  order_assigned: jobMoved,
  order_given_back: jobMoved,
  order_reopened: jobMoved,
  order_offered: jobMoved,
  order_vendor_away: plain({
    more: "We'll email you as soon as another vendor has your order. You can also cancel it if work hasn't started.",
    button: 'Open your order',
    why: 'You posted the order.',
  }),
  order_vendor_back: plain({
    button: 'Open your order',
    why: 'You posted the order.',
  }),
  order_started: jobMoved,
  order_completed: jobMoved,
  order_cancelled: jobMoved,
  order_expired: plain({
    more: 'Its date arrived before you chose a vendor. To post it again, pick a new date.',
    button: 'Post it again',
    why: 'You posted the order.',
  }),
  still_interested: plain({
    subject: 'Still interested?',
    more: "Another vendor had this job but no longer does. The customer can't accept your bid until you confirm it.",
    button: 'Open the job',
    why: 'You bid on the job.',
  }),
  bid_offered: plainOfBid({
    more: 'Another vendor had this job but no longer does. If the customer accepts your bid, the job is yours. If your bid no longer stands, change or withdraw it.',
    button: 'Open the job',
    why: 'You bid on the job.',
  }),
  request_edited: plainOfEdit({
    more: "The customer can't accept it until you confirm it. The updated request is below. Press Still Stands, or change your bid.",
    button: 'Open the job',
    why: 'You bid on the job.',
  }),
  bid_ending: plainOfBid({
    more: 'To keep it open longer, change it.',
    button: 'Open the job',
    why: 'You bid on the job.',
  }),
  job_expired: plain({
    more: "Its date has arrived. You don't need to do anything.",
    button: 'Open your dashboard',
    why: 'You bid on the job.',
  }),
  job_assigned: jobMoved,
  job_taken_back: jobMoved,
  job_cancelled: jobMoved,
  rate_customer: never,
  ticket_answered: ofData<'ticket_answered'>(writeTicketAnsweredMail),
  job_posted: writeNewJobsMail,
  asked_again: plain({
    subject: 'A customer asks for you again',
    more: 'You are the first to know. Other vendors can bid on the job, too.',
    button: 'Open the job',
    why: 'You had an earlier job of this customer.',
  }),
  message_received: writeMessagesMail,
  rating_received: plain({
    button: 'Open the job',
    why: FOR_RATINGS,
  }),
  ratings_revealed: plain({
    more: 'You can reply once to a comment about you.',
    button: 'See the ratings',
    why: FOR_RATINGS,
  }),
  rating_replied: plain({
    button: 'Read the reply',
    why: FOR_RATINGS,
  }),
  rating_removed: plain({
    more: 'We remove ratings and replies only for reasons like this, never for their stars.',
    button: 'Open the job',
    why: FOR_RATINGS,
  }),
  document_approved: plain({
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  }),
  document_undone: plain({
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  }),
  document_refused: plain({
    subject: ({ data }) => {
      const { documentType } = data as NoticeData<'document_refused'>
      return `Your ${documentTypes[documentType]} was not accepted`
    },
    more: 'You can upload another one.',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  }),
  document_expiring: plain({
    more: 'Until then, customers see that it is verified. It stays valid until that date, even while we review a new one.',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  }),
  document_expired: plain({
    more: 'Customers no longer see that it is verified. Your current jobs continue.',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  }),
  offers_paused: plain({
    button: 'Open your dashboard',
    why: FOR_OFFERS,
  }),
  offers_resumed: plain({
    button: 'Open your dashboard',
    why: FOR_OFFERS,
  }),
  business_removed: plain({
    more: 'Customers no longer see it. Please choose another one.',
    button: 'Open your business',
    why: 'You have a business on Haulbid.',
  }),
  statement_issued: ofStatement({
    more: `The statement lists each fee. ${OVERDUE_DAYS} days after it is due, you can't bid until it is paid.`,
    button: 'Open the statement',
    why: FOR_FEES,
  }),
  statement_reminder: ofStatement({
    more: `${OVERDUE_DAYS} days after a statement is due, you can't bid until it is paid.`,
    button: 'Open the statement',
    why: FOR_FEES,
  }),
  statement_overdue: ofStatement({
    more: 'Your bids and jobs stay as they are. You can bid again as soon as the payment is recorded.',
    button: 'Open the statement',
    why: FOR_FEES,
  }),
  statement_unpaid: plain({
    more: 'The vendor cannot place new bids until you record the payment.',
    button: 'Open the statement',
    why: FOR_ADMINS,
  }),
  job_unserved: plain({
    button: 'Open the job',
    why: FOR_ADMINS,
  }),
  visit_overdue: plain({
    more: late =>
      isPickup(late)
        ? 'The customer can now ask you to decide about it.'
        : 'The customer can now cancel the order, or open it for other vendors. You can also assign it to another vendor.',
    button: 'Open the order',
    why: FOR_ADMINS,
  }),
  ticket_opened: plain({
    button: 'Open the ticket',
    why: FOR_ADMINS,
  }),
  document_uploaded: plain({
    button: 'Review the document',
    why: FOR_ADMINS,
  }),
  application_received: plain({
    button: 'Open the application',
    why: FOR_ADMINS,
  }),
  email_changed: never,
  password_changed: never,
  device_signed_in: plain({
    subject: 'A new device signed in to your Haulbid account',
    more: `If this was you, you don't need to do anything. ${NOT_YOU}`,
    button: 'Open your account',
    why: SECURITY,
  }),
  token_made: plain({
    subject: 'An API token was created for your Haulbid account',
    more: `If you created it, you don't need to do anything. ${NOT_YOU}`,
    button: 'Open your account',
    why: SECURITY,
  }),
}
