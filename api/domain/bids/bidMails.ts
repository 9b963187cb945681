import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { Mail, MailFact } from '../../platform/mail/Post.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { BidStatus } from '../../rules/bids/bidGraph.js'
import { type BidTerms, termNames } from '../../rules/bids/estimatedTotal.js'
import { termsInWords } from '../../rules/bids/termsWords.js'
import { type NamedVendor, vendorAndPerson, vendorName } from '../../rules/businesses/vendorName.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { formatPhone } from '../../rules/formatPhone.js'
import type { PricePart } from '../../rules/junk/haulPrice.js'
import { type JunkTerms, junkTermNames, type TakenItem } from '../../rules/junk/junkTerms.js'
import { extraInWords, notTakenInWords, partsInWords } from '../../rules/junk/takenWords.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import { howToPay } from '../../rules/payments/payments.js'
import { namedVendor } from '../businesses/businessRows.js'
import type { AppContext } from '../context.js'
import { orderNumber } from '../jobs/Job.js'
import { factsOf, factsOfClosed, MAILED_JOB, type MailedJob, moment, serviceOf } from '../jobs/mailedJob.js'
import type { Bid } from './Bid.js'

const b = columnsOf<Bid>('b')

/** Reads a bid with its job and its people in one statement, because every bid sends a mail. */
const BID = prepared(`
  select ${MAILED_JOB}, b.price, b.message, b.status, b.expires_at as "expiresAt",
    ${[...termNames, ...junkTermNames].map(name => `${b[name]} as "${name}"`)}, ${b.items}, ${b.parts},
    coalesce((select w.payment_methods from businesses w where w.vendor_id = v.id), '{}') as "waysToPay",
    ${namedVendor('v')} as vendor, v.first_name as "vendorFirstName", v.email as "vendorEmail",
    c.first_name as "customerFirstName", c.email as "customerEmail"
  from bids b
    join jobs j on j.id = b.job_id
    join users v on v.id = b.vendor_id
    join users c on c.id = j.customer_id
  where b.id = :bidId`)

interface MailedBid extends MailedJob, BidTerms, JunkTerms {
  items: TakenItem[]
  parts: PricePart[]
  expiresAt: string
  price: string
  message: string | null
  status: BidStatus
  waysToPay: PaymentMethod[]
  vendor: NamedVendor
  vendorFirstName: string
  vendorEmail: string
  customerFirstName: string
  customerEmail: string
}

const readBid = async ({ database }: AppContext, bidId: string) => {
  const [bid] = await rowsOf<MailedBid>(database.pool, BID, { bidId })
  return bid
}

/** The price, how it is made up, the terms, and what isn't taken or costs extra, in the words of the page. */
const offerOf = ({ price, ...bid }: MailedBid): MailFact[] => {
  const parts = partsInWords(bid.parts)
  const terms = termsInWords(bid)
  const items = [notTakenInWords(bid.items), extraInWords(bid.items)].filter(words => words !== null)
  return [
    ['Price', formatMoney(price)],
    ...(parts ? [['Made up of', parts] as MailFact] : []),
    ...(terms ? [['Includes', terms] as MailFact] : []),
    ...(items.length > 0 ? [['Items', items] as MailFact] : []),
  ]
}

const endOf = ({ expiresAt, timeZone }: MailedBid, now: Date): MailFact => [
  'Stands until',
  moment(new Date(expiresAt), timeZone, now),
]

type WriteMail = (app: AppContext, about: { bidId: string }) => Promise<Mail | null>

export const writeNewBidMail: WriteMail = async (app, { bidId }) => {
  const bid = await readBid(app, bidId)
  if (bid?.status !== 'pending') return null
  const number = orderNumber(bid)
  return {
    to: bid.customerEmail,
    subject: `${vendorName(bid.vendor)} bid ${formatMoney(bid.price)} on your ${serviceOf(bid)}`,
    body: [
      `Hello ${bid.customerFirstName},`,
      `${vendorAndPerson(bid.vendor)} offers to do your ${serviceOf(bid)} for ${formatMoney(bid.price)}.`,
      ...(bid.message ? [{ quote: bid.message }] : []),
    ],
    facts: [...factsOf(bid, app.clock()), ...offerOf(bid), endOf(bid, app.clock())],
    link: { label: 'Compare your bids', url: `${app.config.publicUrl}/customer/orders?order=${bid.id}` },
    why: `You posted order ${number} and get an email for each new bid.`,
  }
}

/** The facts that a mail gives about a bid, or none once it is decided, withdrawn, or over. */
export const factsOfBid = async (app: AppContext, bidId: string): Promise<MailFact[]> => {
  const bid = await readBid(app, bidId)
  return bid?.status === 'pending' ? [...offerOf(bid), endOf(bid, app.clock())] : []
}

export const writeBidDecidedMail: WriteMail = async (app, { bidId }) => {
  const bid = await readBid(app, bidId)
  if (bid?.status !== 'accepted' && bid?.status !== 'rejected') return null
  const number = orderNumber(bid)
  const why = `You bid on job ${number} and get an email about the customer's decision.`
  const hello = `Hello ${bid.vendorFirstName},`
  if (bid.status === 'rejected')
    return {
      to: bid.vendorEmail,
      subject: `Your bid on the ${serviceOf(bid)} in ${bid.zipCode} was not chosen`,
      body: [
        hello,
        `The ${serviceOf(bid)} in ${bid.zipCode} went to another vendor, or your bid was declined.`,
      ],
      facts: [...factsOfClosed(bid, app.clock()), ['Your bid', formatMoney(bid.price)]],
      link: { label: 'See available jobs', url: `${app.config.publicUrl}/` },
      why,
    }
  return {
    to: bid.vendorEmail,
    subject: `${bid.firstName} ${bid.lastName} accepted your bid of ${formatMoney(bid.price)}`,
    body: [
      hello,
      `The ${serviceOf(bid)} in ${bid.zipCode} is yours. Call ${bid.firstName} with any questions.`,
    ],
    facts: [
      ...factsOf(bid, app.clock()),
      ...offerOf(bid),
      ['Contact', `${bid.firstName} ${bid.lastName}, ${formatPhone(bid.phone)}`],
    ],
    link: { label: 'Open the job', url: `${app.config.publicUrl}/?job=${bid.id}` },
    why,
  }
}

/** The customer's confirmation of the deal. */
export const writeAcceptedMail: WriteMail = async (app, { bidId }) => {
  const bid = await readBid(app, bidId)
  // The job may have gone to another vendor since, in which case another mail is on its way.
  if (bid?.status !== 'accepted') return null
  const number = orderNumber(bid)
  return {
    to: bid.customerEmail,
    subject: `Your ${serviceOf(bid)} is with ${vendorName(bid.vendor)}`,
    body: [
      `Hello ${bid.customerFirstName},`,
      `You accepted the bid of ${vendorAndPerson(bid.vendor)}, who will do your ${serviceOf(bid)} for ${formatMoney(bid.price)}. ${howToPay(vendorName(bid.vendor), bid.waysToPay)}`,
      'If something changes, send the vendor a message from your order. You can cancel the order there as long as it has not been started.',
    ],
    facts: [...factsOf(bid, app.clock()), ['Vendor', vendorAndPerson(bid.vendor)], ...offerOf(bid)],
    link: { label: 'Open your order', url: `${app.config.publicUrl}/customer/orders?order=${bid.id}` },
    why: `You accepted a bid on order ${number}.`,
  }
}
