import type { businessNotices } from '../../rules/businesses/businessNotices.js'
import type { MailsOf } from '../NoticeMail.js'

export const businessNoticeMails: MailsOf<keyof typeof businessNotices> = {
  business_removed: {
    more: 'Customers no longer see it. Please choose another one.',
    button: 'Open your business',
    why: 'You have a business on Haulbid.',
  },
}
