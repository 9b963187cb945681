import { type NamedVendor, vendorName } from '../businesses/vendorName.js'
import type { ChangeOrderStatus } from '../changeOrders/changeOrderGraph.js'
import { type ChangeKind, changeKinds } from '../changeOrders/changeOrders.js'
import { DISCOUNT_TOLD } from '../charges/charges.js'
import { monthDay } from '../dayWords.js'
import { formatMoney } from '../formatMoney.js'
import { changedInWords, type RequestField } from '../jobs/changedFields.js'
import {
  type DocumentType,
  documentTypes,
  dumpsterSizes,
  type PaymentMethod,
  type RentalSize,
  type ServiceType,
  serviceTypes,
  type UserType,
} from '../kinds.js'
import { limits } from '../limits.js'
import { byMethod } from '../payments/payments.js'
import {
  type BusinessRemovalReason,
  businessRemovalReasons,
  type RemovalReason,
  removalReasons,
} from '../ratings/removalReasons.js'
import { monthWords, OVERDUE_DAYS, pastDueWords } from '../statements/statements.js'
import { capital } from '../text.js'
import { type FailureReason, failureReasons, type VisitKind, visitKinds } from '../visits/visits.js'
import { hoursWords, timeWords, type WindowIn, windowWords } from '../visits/windowWords.js'

/**
 * The groups of notices whose frequency people choose, by reader, with the labels of the settings page. The names are
 * stored.
 */
export const noticeGroups = {
  customer: {
    bids: 'Bids on your orders',
    orders: 'Order updates',
    messages: 'Messages from vendors',
    ratings: 'Ratings',
    support: 'Support replies',
    security: 'Account security',
  },
  vendor: {
    new_jobs: 'New matching jobs',
    bids: 'Bid updates',
    jobs: 'Job updates',
    messages: 'Messages from customers',
    ratings: 'Ratings',
    documents: 'Document reviews and expirations',
    fees: 'Fee statements',
    support: 'Support replies',
    security: 'Account security',
  },
  admin: {
    unserved: 'Jobs without a vendor nearby',
    tickets: 'New support tickets',
    documents: 'Documents to review',
    applications: 'Vendor applications',
    late: 'Vendors who are two hours late',
    charges: 'Contested charges, denied payments, and large discounts',
    fees: 'Overdue fee statements',
    security: 'Account security',
  },
} as const satisfies Record<UserType, Record<string, string>>

type KeysOfEach<T> = T extends unknown ? keyof T : never
export type NoticeGroup = KeysOfEach<(typeof noticeGroups)[UserType]>

export const noticeGroupNames: readonly NoticeGroup[] = [
  ...new Set(Object.values(noticeGroups).flatMap(groups => Object.keys(groups) as NoticeGroup[])),
]

/** An attacker who takes over an account must not be able to hide it from the owner. */
export const canSwitchOff = (group: NoticeGroup): boolean => group !== 'security'

/** The role of the person who changed a job. */
type NoticeActor = UserType

/** The notice's job and reader, which every kind has in addition to its data. */
interface About {
  jobId: string | null
  role: UserType
}

/**
 * The job of a notice and its other parties, or for admins the person who asks for a review or an answer. Resolved when
 * the notice is read, because notices outlive closed accounts.
 */
export interface NoticeSubject {
  /** Null if the notice is about no job. */
  type: ServiceType | null
  zipCode: string | null
  vendor: NamedVendor | null
  customer: string | null
  person?: NamedVendor | null
}

/** How a sentence names its job and the parties. A name is null if the reader may not know it. */
interface Names {
  /** "your junk pickup" for its customer, "the junk pickup in 78704" for others. */
  order: string
  vendor: string | null
  customer: string | null
  /** The other party: the vendor for a customer, the customer for a vendor. */
  other: string | null
  /** For admins: who opened the ticket, uploaded the document, or applied. */
  person: string | null
  /** "the delivery for your dumpster rental"; a junk pickup has only one visit, so "your junk pickup". */
  visit: (visit: OfVisit) => string
  /** " with Dale Hart" */
  withOther: string
}

interface NoticeKind<Data extends object> {
  /** The description in the API manual. */
  label: string
  /** The readers, each with the group it belongs to for them. */
  heardBy: Partial<Record<UserType, NoticeGroup>>
  /**
   * Sends the mail at once, together with others of its kind within two minutes, or only if the notice is still unread
   * after ten. `never` is for notices that need only the bell or whose mail goes to another address.
   */
  mail: 'now' | 'together' | 'if_unread' | 'never'
  /** True if the notice isn't pushed, because the bell is enough. */
  isQuiet?: boolean
  /** The sentence that the bell shows, or several, of which the first is the mail's subject. */
  words: (data: Data, names: Names) => string | readonly [string, ...string[]]
  /** The page that the notice opens. */
  path: (about: About, data: Data) => string
}

const kind = <Data extends object = Record<string, never>>(what: NoticeKind<Data>) => what

const toOrder = ({ jobId }: About) => `/customer/orders?order=${jobId}`
const toJob = ({ jobId }: About) => `/?job=${jobId}`
const toJobOf = (about: About) => (about.role === 'customer' ? toOrder(about) : toJob(about))
const toOrderOfAdmin = ({ jobId }: About) => `/?order=${jobId}`
const accountPaths: Record<UserType, string> = {
  customer: '/customer/account',
  vendor: '/?view=account',
  admin: '/?account=open',
}
const toAccount = ({ role }: About) => accountPaths[role]
const toStatement = (_: About, { statementId }: OfStatement) => `/?statement=${statementId}`
const toSupport = ({ role }: About) => (role === 'vendor' ? '/?view=support' : '/customer/support')

const forAll = { customer: 'security', vendor: 'security', admin: 'security' } as const
const forCustomers = (group: NoticeGroup) => ({ customer: group })
const forVendors = (group: NoticeGroup) => ({ vendor: group })
const forAdmins = (group: NoticeGroup) => ({ admin: group })
const forBoth = (group: NoticeGroup) => ({ customer: group, vendor: group })
const ofJobs = { customer: 'orders', vendor: 'jobs' } as const

const starsOf = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`
const removedOfOther = { rating: 'a rating of you', reply: 'a reply to your comment' }
const unsigned = (amount: string) => formatMoney(amount.replace('-', ''))
/** Money that the vendor paid back. */
const isBack = (amount: string) => amount.startsWith('-')
const because = (reason: string | null) => (reason ? `: ${reason}` : '.')
const actors: Record<NoticeActor, string> = {
  customer: 'The customer',
  vendor: 'The vendor',
  admin: 'Haulbid',
}

/** Identifies the bid for the mail, which says more than the notice. */
type OfBid = { bidId: string; price: string }
type OfMove = { jobEventId: string }
type Priced = OfMove & { price: string }
type WithReason = { reason: string | null }
type MovedWithReason = OfMove & WithReason
type Placed = { type: ServiceType; zipCode: string }
type Offered = Placed & { isGivenBack?: boolean }
type Document = { documentType: DocumentType }
type Expiring = Document & { documentId: string; expiresOn: string; isRenewed: boolean }

type OfChange = {
  changeOrderId: string
  changeKind: ChangeKind
  status: ChangeOrderStatus
  amount: string | null
  /** It took effect without an answer. */
  isAtOnce?: boolean
} & Partial<WindowIn>
type OfCharge = { chargeId: string; label: string; amount: string }
type OfPayment = { paymentId: string; amount: string; method: PaymentMethod; reason: string | null }
type OfStatement = {
  statementId: string
  vendorId: string
  /** "2026-11" */
  month: string
  amount: string
  dueDate: string
}
type OfVisit = { visitId: string; visitKind: VisitKind } & WindowIn

/** "another time, Wed, Dec 24 between 8 AM and 12 PM" or "extra work, $40.00" */
const changeOf = ({ changeKind, amount, windowStart, windowEnd, timeZone }: OfChange) => {
  const when = windowStart && windowEnd && timeZone && windowWords({ windowStart, windowEnd, timeZone })
  return [changeKinds[changeKind].toLowerCase(), when, amount && formatMoney(amount)]
    .filter(Boolean)
    .join(', ')
}

const decided = { accepted: 'accepted', declined: 'declined', withdrawn: 'withdrew' } as const
/** The act of the other side that ended a proposal. Notices of an older release may have another status. */
const decidedOf = ({ status, isAtOnce }: OfChange) =>
  isAtOnce ? 'made' : (decided[status as keyof typeof decided] ?? 'answered')

const IN_REVIEW = 'The new one is waiting for review.'

type PausedOffers =
  | { why: 'admin'; size: RentalSize; reason: string }
  | { why: 'documents' }
  | { why: 'most_per_day'; size: RentalSize; day: string; mostPerDay: number }

const pausedWords: {
  [Why in PausedOffers['why']]: (paused: Extract<PausedOffers, { why: Why }>) => [string, ...string[]]
} = {
  admin: ({ size, reason }) => [
    `Haulbid paused your instant bids for ${dumpsterSizes[size].label} dumpsters: ${reason}`,
  ],
  documents: () => [
    'Your instant bids are paused because your documents need attention.',
    'A matching rental was posted and got no bid from you.',
  ],
  most_per_day: ({ size, day, mostPerDay }) => [
    `Your instant bids for ${dumpsterSizes[size].label} dumpsters are paused for ${monthDay(day)}.`,
    `The most per day is ${mostPerDay}. A matching rental got no bid from you.`,
  ],
}

/** Every kind of notice. A new one takes a line here and a mail in domain/mails/noticeMails.ts. */
export const noticeKinds = {
  // Customers
  bid_received: kind<OfBid>({
    label: 'A vendor bid on an order',
    heardBy: forCustomers('bids'),
    mail: 'now',
    words: ({ price }, { vendor, order }) => `${vendor ?? 'A vendor'} bid ${formatMoney(price)} on ${order}.`,
    path: toOrder,
  }),
  bid_changed: kind<OfBid>({
    label: 'A vendor changed a bid',
    heardBy: forCustomers('bids'),
    mail: 'now',
    words: ({ price }, { vendor, order }) =>
      `${vendor ?? 'A vendor'} changed a bid on ${order} to ${formatMoney(price)}.`,
    path: toOrder,
  }),
  bid_confirmed: kind<OfBid>({
    label: 'A vendor confirmed a bid after the request had changed',
    heardBy: forCustomers('bids'),
    mail: 'now',
    words: ({ price }, { vendor, order }) =>
      `${vendor ?? 'A vendor'} confirmed a bid of ${formatMoney(price)} on ${order}.`,
    path: toOrder,
  }),
  bid_withdrawn: kind<OfBid>({
    label: 'A vendor withdrew a bid',
    heardBy: forCustomers('bids'),
    mail: 'now',
    words: ({ price }, { vendor, order }) =>
      `${vendor ?? 'A vendor'} withdrew a bid of ${formatMoney(price)} on ${order}.`,
    path: toOrder,
  }),
  question_asked: kind({
    label: 'A vendor asked about an order',
    heardBy: forCustomers('bids'),
    mail: 'now',
    // Questions are asked without a name.
    words: (_, { order }) => `A vendor asked about ${order}.`,
    path: toOrder,
  }),
  order_unserved: kind<Placed>({
    label: 'No vendor serves the ZIP code of an order',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ zipCode }, { order }) => [
      `No vendor serves ${zipCode} yet, so ${order} may get no bids.`,
      "We're looking for one.",
    ],
    path: toOrder,
  }),
  order_served: kind<Placed>({
    label: 'A vendor now serves the ZIP code of an order that no vendor served before',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ zipCode }, { order }) => `A vendor now serves ${zipCode} and can bid on ${order}.`,
    path: toOrder,
  }),
  order_accepted: kind<OfBid>({
    label: 'The customer accepted a bid: the confirmation',
    heardBy: forCustomers('orders'),
    mail: 'now',
    // The customer has just accepted it.
    isQuiet: true,
    words: ({ price }, { vendor, order }) =>
      `Booked: ${vendor ?? 'a vendor'}, ${formatMoney(price)}, for ${order}.`,
    path: toOrder,
  }),
  order_assigned: kind<Priced & WithReason>({
    label: 'An admin gave an order to another vendor',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ price, reason }, { vendor, order }) =>
      `Haulbid gave ${order} to ${vendor ?? 'another vendor'} for ${formatMoney(price)}${because(reason)}`,
    path: toOrder,
  }),
  order_given_back: kind<MovedWithReason>({
    label: 'The vendor gave back an order',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ reason }, { vendor, order }) =>
      `${vendor ?? 'The vendor'} gave back ${order}, so it's open for bids again${because(reason)}`,
    path: toOrder,
  }),
  order_reopened: kind<MovedWithReason>({
    label: 'An admin opened an order for bids again',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ reason }, { order }) => `Haulbid reopened ${order} for bids${because(reason)}`,
    path: toOrder,
  }),
  order_offered: kind<Priced & WithReason>({
    label:
      "An admin took an order from its vendor and offered another vendor's bid, which the customer must accept",
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ price, reason }, { vendor, order }) =>
      `Another vendor can do ${order} for ${formatMoney(price)} if you accept. Haulbid took it back from ${vendor ?? 'its vendor'}${because(reason)}`,
    path: toOrder,
  }),
  order_vendor_away: kind({
    label: 'The vendor of an accepted or started order was suspended',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: (_, { vendor, order }) => [
      `${vendor ?? 'Your vendor'} can't take jobs right now and may not come for ${order}.`,
      "We're looking for another vendor.",
    ],
    path: toOrder,
  }),
  order_vendor_back: kind({
    label: 'The vendor of an accepted or started order is active again',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: (_, { vendor, order }) => [
      `${vendor ?? 'Your vendor'} can take jobs again.`,
      `${capital(order)} goes ahead as agreed.`,
    ],
    path: toOrder,
  }),
  order_started: kind<OfMove>({
    label: 'The vendor started an order',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: (_, { vendor, order }) => `${vendor ?? 'The vendor'} started work on ${order}.`,
    path: toOrder,
  }),
  order_completed: kind<OfMove>({
    label: 'The vendor completed an order',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: (_, { vendor, order }) =>
      `${vendor ?? 'The vendor'} completed ${order}. You can rate the vendor now.`,
    path: toOrder,
  }),
  order_cancelled: kind<MovedWithReason & { by: NoticeActor }>({
    label: 'Somebody else cancelled an order',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ by, reason }, { order }) => `${actors[by]} cancelled ${order}${because(reason)}`,
    path: toOrder,
  }),
  order_expired: kind({
    label: 'No vendor was chosen for an order in time',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: (_, { order }) => [
      `${capital(order)} closed before a vendor was chosen.`,
      'You can post it again.',
    ],
    path: toOrder,
  }),
  visit_on_the_way: kind<OfVisit & { eta: string }>({
    label: 'The vendor is on the way',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ eta, timeZone }, { vendor, order }) =>
      `${vendor ?? 'The vendor'} is on the way for ${order}, expected at ${timeWords(eta, timeZone)}.`,
    path: toOrder,
  }),
  visit_arrived: kind<OfVisit>({
    label: 'The vendor has arrived',
    heardBy: forCustomers('orders'),
    mail: 'if_unread',
    words: (_, { vendor, order }) => `${vendor ?? 'The vendor'} has arrived for ${order}.`,
    path: toOrder,
  }),
  visit_done: kind<OfVisit>({
    label: 'A visit is done, and another one is to come',
    heardBy: forCustomers('orders'),
    mail: 'if_unread',
    words: (done, { vendor, visit }) => `${vendor ?? 'The vendor'} finished ${visit(done)}.`,
    path: toOrder,
  }),
  visit_failed: kind<OfVisit & { reason: FailureReason; isCalledOff?: boolean }>({
    label: "A visit couldn't be done",
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: (failed, { vendor, visit }) => [
      `${vendor ?? 'The vendor'} ${failed.isCalledOff ? 'called off' : "couldn't do"} ${visit(failed)}.`,
      `The reason: ${failureReasons[failed.reason].toLowerCase()}.`,
    ],
    path: toOrder,
  }),
  visit_start_undone: kind<OfVisit>({
    label: 'A vendor is not on the way after all',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: (visit, { vendor, order }) => [
      `${vendor ?? 'The vendor'} isn't on the way after all.`,
      `The time for ${order} stays as agreed: ${windowWords(visit)}.`,
    ],
    path: toOrder,
  }),
  visit_disputed: kind<OfVisit & { reason: FailureReason | null }>({
    label: "The customer says that a visit didn't fail as reported, or that nobody came for a pickup",
    heardBy: { vendor: 'jobs', admin: 'charges' },
    mail: 'now',
    words: (disputed, { customer, visit }) =>
      disputed.reason
        ? [
            `${customer ?? 'The customer'} disputes the report about ${visit(disputed)}.`,
            `The reported reason: ${failureReasons[disputed.reason].toLowerCase()}. It doesn't count until Haulbid decides.`,
          ]
        : [`${customer ?? 'The customer'} says that nobody came for ${visit(disputed)}.`, 'Haulbid decides.'],
    path: about => (about.role === 'admin' ? toOrderOfAdmin(about) : toJob(about)),
  }),
  visit_dispute_decided: kind<OfVisit & { reason: FailureReason | null; stands?: boolean }>({
    label: 'An admin decided about a disputed visit',
    heardBy: ofJobs,
    mail: 'now',
    words: (disputed, { visit }) =>
      disputed.reason
        ? [
            `Haulbid decided about ${visit(disputed)}: the report ${disputed.stands ? 'stands' : "doesn't stand"}.`,
            `The reported reason: ${failureReasons[disputed.reason].toLowerCase()}.`,
          ]
        : `Haulbid decided about ${visit(disputed)}: the vendor ${disputed.stands ? "isn't" : 'is'} at fault.`,
    path: toJobOf,
  }),
  rental_ending: kind<OfVisit>({
    label: 'A rental ends in two days',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: (visit, { order, withOther }) => [
      `${capital(order)} ends in two days.`,
      `The pickup${withOther} is on ${windowWords(visit)}.`,
    ],
    path: toOrder,
  }),
  ticket_answered: kind<{ ticketId: string }>({
    label: 'Support answered a ticket',
    heardBy: forBoth('support'),
    mail: 'now',
    words: (_, { order }) => `Support answered your question${order && ` about ${order}`}.`,
    path: toSupport,
  }),

  // Vendors
  job_posted: kind<Offered>({
    label: 'A job that matches the vendor was posted, or given back by another',
    heardBy: forVendors('new_jobs'),
    mail: 'together',
    words: ({ type, zipCode, isGivenBack }) =>
      isGivenBack
        ? `A ${serviceTypes[type].toLowerCase()} in ${zipCode} is open for bids again.`
        : `A new ${serviceTypes[type].toLowerCase()} in ${zipCode}.`,
    path: toJob,
  }),
  asked_again: kind<Offered>({
    label: 'A customer asked for a vendor who had an order of theirs before',
    heardBy: forVendors('new_jobs'),
    mail: 'now',
    words: ({ type, zipCode }) =>
      `A customer you worked for asks for you again: a ${serviceTypes[type].toLowerCase()} in ${zipCode}.`,
    path: toJob,
  }),
  bid_accepted: kind<OfBid>({
    label: 'The customer accepted a bid',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { customer, order }) =>
      `${customer ?? 'The customer'} accepted your bid of ${formatMoney(price)}. ${capital(order)} is yours.`,
    path: toJob,
  }),
  bid_rejected: kind<OfBid>({
    label: 'The customer declined a bid or chose another',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { order }) => `Your bid of ${formatMoney(price)} on ${order} was not chosen.`,
    path: toJob,
  }),
  question_answered: kind({
    label: 'The customer answered a question about a job that they asked about or bid on',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: (_, { order }) => `The customer answered a question about ${order}.`,
    path: toJob,
  }),
  still_interested: kind<OfBid>({
    label: 'A job that they bid on was given back by the vendor who had it',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { order }) =>
      `Still interested? ${capital(order)} is open for bids again. Confirm your bid of ${formatMoney(price)} to keep it.`,
    path: toJob,
  }),
  bid_offered: kind<OfBid>({
    label: 'An admin offered a bid to the customer in place of the vendor who had the job',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { order }) =>
      `${capital(order)} is open again, and Haulbid offered your bid of ${formatMoney(price)} to the customer.`,
    path: toJob,
  }),
  request_edited: kind<OfBid & { changed?: readonly RequestField[] }>({
    label: 'The customer edited a request that they bid on',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: ({ price, changed }, { order }) => [
      `The customer changed the ${changed ? changedInWords(changed) : 'request'} of ${order}.`,
      `Does your bid of ${formatMoney(price)} still stand?`,
    ],
    path: toJob,
  }),
  bid_ending: kind<OfBid>({
    label: 'A bid ends within a day',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: ({ price }, { order }) => `Your bid of ${formatMoney(price)} on ${order} ends within a day.`,
    path: toJob,
  }),
  job_expired: kind({
    label: 'The customer of a job that they bid on did not choose a vendor in time',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: (_, { order }) => `${capital(order)} closed before the customer chose a vendor.`,
    path: toJob,
  }),
  job_assigned: kind<Priced>({
    label: 'An admin gave the vendor a job',
    heardBy: forVendors('jobs'),
    mail: 'now',
    words: ({ price }, { order }) => `Haulbid gave you ${order} at your bid of ${formatMoney(price)}.`,
    path: toJob,
  }),
  job_taken_back: kind<MovedWithReason & { by?: NoticeActor; vendorDidNotCome?: boolean }>({
    label:
      'An admin took a job from the vendor, or its customer did because nobody came or the first visit failed',
    heardBy: forVendors('jobs'),
    mail: 'now',
    words: ({ by = 'admin', vendorDidNotCome, reason }, { order }) =>
      `${actors[by]} took back ${order}${vendorDidNotCome ? ' because nobody came' : ''}${because(reason)}`,
    path: toJob,
  }),
  job_cancelled: kind<MovedWithReason & { by: NoticeActor; vendorDidNotCome?: boolean }>({
    label: 'A job that they have or bid on was cancelled',
    heardBy: forVendors('jobs'),
    mail: 'now',
    words: ({ by, reason, vendorDidNotCome }, { customer, order }) =>
      `${(by === 'customer' && customer) || actors[by]} cancelled ${order}${vendorDidNotCome ? ' because nobody came' : ''}${because(reason)}`,
    path: toJob,
  }),
  rate_customer: kind<OfMove>({
    label: 'A job is completed, and its customer can be rated',
    heardBy: forVendors('ratings'),
    // The vendor has just completed it.
    mail: 'never',
    isQuiet: true,
    words: (_, { customer, order }) =>
      `${capital(order)} is completed. You can rate ${customer ?? 'the customer'} now.`,
    path: toJob,
  }),
  document_approved: kind<Document & { documentId: string }>({
    label: 'An admin approved a document',
    heardBy: forVendors('documents'),
    mail: 'now',
    words: ({ documentType }) => `Your ${documentTypes[documentType]} was approved.`,
    path: () => '/?tab=documents',
  }),
  document_undone: kind<Document & { documentId: string }>({
    label: 'An admin took back a decision on a document',
    heardBy: forVendors('documents'),
    mail: 'now',
    words: ({ documentType }) =>
      `We took back our decision on your ${documentTypes[documentType]}, so it's waiting for review again.`,
    path: () => '/?tab=documents',
  }),
  document_refused: kind<Document & WithReason & { documentId: string }>({
    label: 'An admin refused a document',
    heardBy: forVendors('documents'),
    mail: 'now',
    words: ({ documentType, reason }) =>
      `Your ${documentTypes[documentType]} was not accepted${because(reason)}`,
    path: () => '/?tab=documents',
  }),
  document_expiring: kind<Expiring>({
    label: 'A document expires in 30, 14, 7 or 1 days, or today',
    heardBy: forVendors('documents'),
    mail: 'now',
    words: ({ documentType, expiresOn, isRenewed }) => [
      `Your ${documentTypes[documentType]} expires on ${monthDay(expiresOn)}.`,
      isRenewed ? IN_REVIEW : 'Upload a new one.',
    ],
    path: () => '/?tab=documents',
  }),
  document_expired: kind<Expiring>({
    label: 'A document has expired',
    heardBy: forVendors('documents'),
    mail: 'now',
    words: ({ documentType, expiresOn, isRenewed }) => [
      `Your ${documentTypes[documentType]} expired on ${monthDay(expiresOn)}.`,
      isRenewed ? IN_REVIEW : 'Upload a new one.',
    ],
    path: () => '/?tab=documents',
  }),
  offers_paused: kind<PausedOffers>({
    label: 'Their instant bids pause: by an admin, for documents, or because of the most per day',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: paused => pausedWords[paused.why](paused as never),
    path: (_, { why }) => (why === 'documents' ? '/?tab=documents' : '/?tab=inventory'),
  }),
  offers_resumed: kind<{ size: RentalSize }>({
    label: 'An admin lets their instant bids go on',
    heardBy: forVendors('bids'),
    mail: 'now',
    words: ({ size }) => `Your instant bids for ${dumpsterSizes[size].label} dumpsters are running again.`,
    path: () => '/?tab=inventory',
  }),
  business_removed: kind<{ what: 'name' | 'logo'; reason: BusinessRemovalReason }>({
    label: 'An admin removed the name or the logo of their business',
    heardBy: forVendors('documents'),
    mail: 'now',
    words: ({ what, reason }) =>
      `Haulbid removed your business ${what}: ${businessRemovalReasons[reason].toLowerCase()}.`,
    path: toAccount,
  }),
  statement_issued: kind<OfStatement>({
    label: 'A monthly statement of service fees was made',
    heardBy: forVendors('fees'),
    mail: 'now',
    words: ({ month, amount, dueDate }) => [
      `Your fee statement for ${monthWords(month)} is ready.`,
      `${formatMoney(amount)} is due by ${monthDay(dueDate)}.`,
    ],
    path: toStatement,
  }),
  statement_reminder: kind<OfStatement & { days: number }>({
    label: 'A fee statement is past due',
    heardBy: forVendors('fees'),
    mail: 'now',
    words: ({ month, amount, days }) => [
      `Your fee statement for ${monthWords(month)} is ${pastDueWords(days)}.`,
      `${formatMoney(amount)} is due.`,
    ],
    path: toStatement,
  }),
  statement_overdue: kind<OfStatement>({
    label: `A fee statement was not paid within ${OVERDUE_DAYS} days of its due date`,
    heardBy: forVendors('fees'),
    mail: 'now',
    words: ({ month, amount }) => [
      `Your fee statement for ${monthWords(month)} is overdue.`,
      `Pay ${formatMoney(amount)} to bid on new jobs again.`,
    ],
    path: toStatement,
  }),

  // Both parties
  visit_scheduled: kind<OfVisit>({
    label: 'The other party scheduled a failed visit again',
    heardBy: ofJobs,
    mail: 'now',
    words: (again, { visit, withOther }) =>
      `${capital(visit(again))}${withOther} is scheduled again: ${windowWords(again)}.`,
    path: toJobOf,
  }),
  visit_tomorrow: kind<OfVisit>({
    label: 'A visit is tomorrow',
    heardBy: ofJobs,
    mail: 'now',
    words: (next, { visit, withOther }) => `Tomorrow ${hoursWords(next)}: ${visit(next)}${withOther}.`,
    path: toJobOf,
  }),
  visit_late: kind<OfVisit>({
    label: 'A visit is half an hour late',
    heardBy: ofJobs,
    mail: 'now',
    words: (late, { visit, withOther }) => [
      `${capital(visit(late))}${withOther} is late.`,
      `It should have begun by ${timeWords(late.windowEnd, late.timeZone)}.`,
    ],
    path: toJobOf,
  }),
  change_proposed: kind<OfChange>({
    label: 'The other party proposed a change to the job',
    heardBy: ofJobs,
    mail: 'now',
    words: (change, { other, order }) =>
      `${other ?? 'The other side'} proposed a change to ${order}: ${changeOf(change)}.`,
    path: toJobOf,
  }),
  change_ending: kind<OfChange & { expiresAt: string; timeZone: string }>({
    label: 'A proposal of the other party ends within twelve hours',
    heardBy: ofJobs,
    mail: 'now',
    words: (change, { order }) =>
      `A change to ${order} still waits for your answer, until ${timeWords(change.expiresAt, change.timeZone)}: ${changeOf(change)}.`,
    path: toJobOf,
  }),
  change_expired: kind<OfChange>({
    label: 'The other party did not answer a proposal in time',
    heardBy: ofJobs,
    mail: 'now',
    words: (change, { order }) => `Your proposal for ${order} ended without an answer: ${changeOf(change)}.`,
    path: toJobOf,
  }),
  change_decided: kind<OfChange>({
    label: 'The other party changed the job, or answered or withdrew a proposal',
    heardBy: ofJobs,
    mail: 'now',
    words: (change, { other, order }) =>
      `${other ?? 'The other side'} ${decidedOf(change)} a change to ${order}: ${changeOf(change)}.`,
    path: toJobOf,
  }),
  charge_booked: kind<OfCharge>({
    label: 'A charge was added',
    heardBy: ofJobs,
    mail: 'now',
    words: ({ label, amount }, { order, vendor }) =>
      amount.startsWith('-')
        ? `${vendor ?? 'The vendor'} took ${formatMoney(amount.slice(1))} off the price of ${order}.`
        : `A new charge for ${order}: ${label}, ${formatMoney(amount)}.`,
    path: toJobOf,
  }),
  discount_given: kind<OfCharge>({
    label: `A vendor gave a discount of more than ${formatMoney(DISCOUNT_TOLD)}`,
    heardBy: forAdmins('charges'),
    mail: 'now',
    words: ({ amount }, { vendor, order }) =>
      `${vendor ?? 'A vendor'} took ${unsigned(amount)} off the price of ${order}.`,
    path: toOrderOfAdmin,
  }),
  charge_contested: kind<OfCharge>({
    label: 'The customer contested a charge',
    heardBy: { vendor: 'jobs', admin: 'charges' },
    mail: 'now',
    words: ({ label, amount }, { customer, order }) =>
      `${customer ?? 'The customer'} contested a charge for ${order}: ${label}, ${formatMoney(amount)}.`,
    path: (about, { chargeId }) =>
      about.role === 'admin' ? `${toOrderOfAdmin(about)}&charge=${chargeId}` : toJob(about),
  }),
  charge_answered: kind<OfCharge>({
    label: 'The vendor answered a contest',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ label, amount }, { vendor, order }) =>
      `${vendor ?? 'The vendor'} answered your contest of a charge for ${order}: ${label}, ${formatMoney(amount)}.`,
    path: toJobOf,
  }),
  charge_undone: kind<OfCharge>({
    label: 'An admin took back a decision on a contested charge',
    heardBy: ofJobs,
    mail: 'now',
    words: ({ label, amount }, { order }) =>
      `Haulbid took back its decision on a charge for ${order}, so it is contested again: ${label}, ${formatMoney(amount)}.`,
    path: toJobOf,
  }),
  charge_upheld: kind<OfCharge>({
    label: 'An admin decided that a contested charge stands',
    heardBy: ofJobs,
    mail: 'now',
    words: ({ label, amount }, { order }) =>
      `Haulbid decided that a contested charge for ${order} stands: ${label}, ${formatMoney(amount)}.`,
    path: toJobOf,
  }),
  charge_voided: kind<OfCharge>({
    label: 'The vendor or an admin voided a charge',
    heardBy: ofJobs,
    mail: 'now',
    words: ({ label, amount }, { order }) =>
      `A ${formatMoney(amount)} charge (${label.toLowerCase()}) was removed from ${order}.`,
    path: toJobOf,
  }),
  payment_marked: kind<OfPayment>({
    label: 'The vendor marked a job as paid, or money as paid back',
    heardBy: forCustomers('orders'),
    mail: 'now',
    words: ({ amount, method }, { order, vendor }) =>
      isBack(amount)
        ? [
            `${vendor ?? 'The vendor'} says they paid you back ${unsigned(amount)} ${byMethod(method)} for ${order}.`,
            'Please confirm it, or say that it did not come.',
          ]
        : [
            `${vendor ?? 'The vendor'} says you paid ${formatMoney(amount)} ${byMethod(method)} for ${order}.`,
            'Please confirm it, or say that you did not.',
          ],
    path: toOrder,
  }),
  payment_confirmed: kind<OfPayment>({
    label: 'The customer confirmed a payment',
    heardBy: forVendors('jobs'),
    mail: 'if_unread',
    words: ({ amount }, { customer, order }) =>
      `${customer ?? 'The customer'} confirmed ${isBack(amount) ? 'that you paid back' : 'the payment of'} ${unsigned(amount)} for ${order}.`,
    path: toJob,
  }),
  payment_denied: kind<OfPayment>({
    label: 'The customer denied a payment',
    heardBy: { vendor: 'jobs', admin: 'charges' },
    mail: 'now',
    words: ({ amount, reason }, { customer, order }) =>
      `${customer ?? 'The customer'} says they did not ${isBack(amount) ? 'get back' : 'pay'} ${unsigned(amount)} for ${order}${because(reason)}`,
    path: about => (about.role === 'admin' ? toOrderOfAdmin(about) : toJob(about)),
  }),
  message_received: kind({
    label: 'There are unread messages about a job',
    heardBy: forBoth('messages'),
    mail: 'if_unread',
    words: (_, { other, order }) =>
      other === null ? `You have a new message about ${order}.` : `${other} wrote to you about ${order}.`,
    path: toJobOf,
  }),
  rating_received: kind<{ rating: number | null }>({
    label: 'The other party of a job rated them',
    heardBy: forBoth('ratings'),
    mail: 'now',
    // No stars while the rating is sealed.
    words: ({ rating }, { other, order }) =>
      rating === null
        ? [
            `${other ?? 'The other side'} rated you for ${order}.`,
            `You can read it once you rate too, or ${limits.ratingSealDays} days after the job was completed.`,
          ]
        : `${other ?? 'The other side'} gave you ${starsOf(rating)} for ${order}.`,
    path: toJobOf,
  }),
  ratings_revealed: kind<{ rating: number | null }>({
    label: 'The ratings of a job were revealed',
    heardBy: forBoth('ratings'),
    mail: 'now',
    words: ({ rating }, { other, order }) =>
      rating === null
        ? [`Your rating for ${order} is now visible.`, `${other ?? 'The other side'} didn't leave one.`]
        : [
            `The ratings for ${order} are now visible.`,
            `${other ?? 'The other side'} gave you ${starsOf(rating)}.`,
          ],
    path: toJobOf,
  }),
  rating_replied: kind({
    label: 'The user they rated replied to their comment',
    heardBy: forBoth('ratings'),
    mail: 'now',
    words: (_, { other, order }) => `${other ?? 'The other side'} replied to your comment about ${order}.`,
    path: toJobOf,
  }),
  rating_removed: kind<{ what: 'rating' | 'reply'; reason: RemovalReason; isTheirs: boolean }>({
    label: 'An admin removed a rating that they gave or received, or a reply to one',
    heardBy: forBoth('ratings'),
    mail: 'now',
    words: ({ what, reason, isTheirs }, { order }) =>
      `Haulbid removed ${isTheirs ? `your ${what}` : removedOfOther[what]} for ${order}: ${removalReasons[reason].toLowerCase()}.`,
    path: toJobOf,
  }),

  // Admins
  job_unserved: kind<Placed>({
    label: 'A job was posted that no vendor serves',
    heardBy: forAdmins('unserved'),
    mail: 'now',
    words: ({ type, zipCode }) => `No vendor serves a new ${serviceTypes[type].toLowerCase()} in ${zipCode}.`,
    path: toOrderOfAdmin,
  }),
  visit_overdue: kind<OfVisit>({
    label: 'A vendor is two hours late',
    heardBy: forAdmins('late'),
    mail: 'now',
    words: (late, { vendor, customer, visit }) => [
      `${vendor ?? 'The vendor'} is two hours late.`,
      `Nobody has come for ${visit(late)}${customer === null ? '' : ` of ${customer}`}.`,
    ],
    path: toOrderOfAdmin,
  }),
  statement_unpaid: kind<OfStatement>({
    label: "A vendor's fee statement is overdue",
    heardBy: forAdmins('fees'),
    mail: 'now',
    words: ({ month, amount }, { person }) => [
      `The fee statement of ${person ?? 'a vendor'} for ${monthWords(month)} is overdue.`,
      `${formatMoney(amount)} is due.`,
    ],
    path: toStatement,
  }),
  ticket_opened: kind<{ ticketId: string }>({
    label: 'A customer or vendor opened a ticket',
    heardBy: forAdmins('tickets'),
    mail: 'now',
    words: (_, { person, order }) =>
      `${person ?? 'Someone'} opened a support ticket${order && ` about ${order}`}.`,
    path: (_, { ticketId }) => `/?ticket=${ticketId}`,
  }),
  document_uploaded: kind<Document & { vendorId: string }>({
    label: 'A document is waiting for review',
    heardBy: forAdmins('documents'),
    mail: 'now',
    words: ({ documentType }, { person }) =>
      `${person ?? 'A vendor'} uploaded a ${documentTypes[documentType]}, which is waiting for review.`,
    path: (_, { vendorId }) => `/?review=${vendorId}`,
  }),

  application_received: kind<{ applicationId: string }>({
    label: 'Someone applied to work as a vendor',
    heardBy: forAdmins('applications'),
    mail: 'now',
    words: (_, { person }) => `${person ?? 'Someone'} applied to be a Haulbid vendor.`,
    path: (_, { applicationId }) => `/?application=${applicationId}`,
  }),

  // For everybody. These acts send their own mails, because the mail about a changed email goes to the old
  // address.
  email_changed: kind({
    label: 'The email of the account was changed',
    heardBy: forAll,
    mail: 'never',
    words: () => 'Your email address was changed.',
    path: toAccount,
  }),
  password_changed: kind({
    label: 'The password of the account was changed',
    heardBy: forAll,
    mail: 'never',
    words: () => 'Your password was changed.',
    path: toAccount,
  }),
  device_signed_in: kind({
    label: 'A new device signed in to the account',
    heardBy: forAll,
    mail: 'now',
    words: () => 'A new device signed in to your account.',
    path: toAccount,
  }),
  token_made: kind<{ name: string }>({
    label: 'An API token was made',
    heardBy: forAll,
    mail: 'now',
    words: ({ name }) => `The API token “${name}” was created.`,
    path: toAccount,
  }),
} as const

export type NoticeKindName = keyof typeof noticeKinds
/** False for kinds of a newer release, whose processes may run beside this one. */
export const isNoticeKind = (name: string): name is NoticeKindName => Object.hasOwn(noticeKinds, name)

export type NoticeData<K extends NoticeKindName> =
  (typeof noticeKinds)[K] extends NoticeKind<infer Data> ? Data : never

const kindOf = (name: NoticeKindName) => noticeKinds[name] as NoticeKind<object>

/** The group in which a reader of this role hears the kind. */
export const groupOf = (name: NoticeKindName, role: UserType): NoticeGroup | undefined =>
  kindOf(name).heardBy[role]

export const isPushed = (name: NoticeKindName): boolean => !kindOf(name).isQuiet

export const mailTimingOf = (name: NoticeKindName) => kindOf(name).mail

interface StoredNotice extends About {
  kind: NoticeKindName
  data: object
}

/** Old notices may outlive their job. */
const orderOf = ({ jobId, role }: About, subject: NoticeSubject | null): string => {
  if (jobId === null) return ''
  if (!subject?.type) return role === 'customer' ? 'your order' : 'a job'
  const service = serviceTypes[subject.type].toLowerCase()
  return role === 'customer' ? `your ${service}` : `the ${service} in ${subject.zipCode}`
}

const namesOf = (about: About, subject: NoticeSubject | null): Names => {
  const order = orderOf(about, subject)
  const vendor = subject?.vendor ? vendorName(subject.vendor) : null
  const customer = subject?.customer ?? null
  const other = about.role === 'customer' ? vendor : customer
  return {
    order,
    vendor,
    customer,
    other,
    person: subject?.person ? vendorName(subject.person) : null,
    visit: ({ visitKind }) =>
      visitKind === 'haul' ? order : `the ${visitKinds[visitKind].toLowerCase()} for ${order}`,
    withOther: other === null ? '' : ` with ${other}`,
  }
}

type ToldNotice = StoredNotice & { subject: NoticeSubject | null }

const sentencesOf = ({ kind: name, data, subject, ...about }: ToldNotice): readonly string[] =>
  [kindOf(name).words(data, namesOf(about, subject))].flat()

export const noticeWords = (notice: ToldNotice): string => sentencesOf(notice).join(' ')

/** The first sentence without its period: who did what. */
export const noticeTitle = (notice: ToldNotice): string => sentencesOf(notice)[0]!.replace(/\.$/, '')

export const noticePath = ({ kind: name, data, ...about }: StoredNotice): string =>
  kindOf(name).path(about, data)
