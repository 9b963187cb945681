import type { stockNotices } from '../../rules/stock/stockNotices.js'
import type { MailsOf } from '../NoticeMail.js'

export const stockNoticeMails: MailsOf<keyof typeof stockNotices> = {
  stock_endangered: {
    button: 'Open the job',
    why: 'You keep track of your dumpsters on Haulbid.',
  },
}
