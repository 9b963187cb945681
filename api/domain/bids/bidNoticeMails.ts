import type { bidNotices } from '../../rules/bids/bidNotices.js'
import type { FactsOf, MailsOf } from '../NoticeMail.js'
import { factsOfBid, writeAcceptedMail, writeBidDecidedMail, writeNewBidMail } from './bidMails.js'

const FOR_BIDS = 'You posted the order and get emails about its bids.'

/** The bid as it is now. */
export const factsOfOffer: FactsOf<{ bidId: string }> = async (app, { data }, { about }, price) => {
  const bid = await factsOfBid(app, data.bidId)
  return [...about, ...(bid.length > 0 ? bid : price)]
}

export const bidNoticeMails: MailsOf<keyof typeof bidNotices> = {
  bid_received: (app, { data }) => writeNewBidMail(app, data),
  bid_changed: { facts: factsOfOffer, button: 'Compare your bids', why: FOR_BIDS },
  bid_confirmed: {
    facts: factsOfOffer,
    more: 'The vendor has seen your changes. You can accept the bid now.',
    button: 'Compare your bids',
    why: FOR_BIDS,
  },
  bid_out_of_stock: {
    subject: 'Your bid was withdrawn',
    button: 'Open the job',
    why: 'You have bid on this job on Haulbid.',
  },
  bid_withdrawn: {
    button: 'Open your order',
    why: FOR_BIDS,
  },
  order_accepted: (app, { data }) => writeAcceptedMail(app, data),
  bid_accepted: (app, { data }) => writeBidDecidedMail(app, data),
  bid_rejected: (app, { data }) => writeBidDecidedMail(app, data),
  bid_ending: {
    facts: factsOfOffer,
    more: 'To keep it open longer, change it.',
    button: 'Open the job',
    why: 'You bid on the job.',
  },
}
