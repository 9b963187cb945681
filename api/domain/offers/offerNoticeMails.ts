import type { offerNotices } from '../../rules/offers/offerNotices.js'
import type { MailsOf } from '../NoticeMail.js'

const FOR_OFFERS = 'You have rules for instant bids on Haulbid.'

export const offerNoticeMails: MailsOf<keyof typeof offerNotices> = {
  offers_paused: {
    button: 'Open your dashboard',
    why: FOR_OFFERS,
  },
  offers_resumed: {
    button: 'Open your dashboard',
    why: FOR_OFFERS,
  },
}
