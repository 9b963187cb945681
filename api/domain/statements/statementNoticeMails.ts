import type { statementNotices } from '../../rules/statements/statementNotices.js'
import { OVERDUE_DAYS } from '../../rules/statements/statements.js'
import type { AppContext } from '../context.js'
import { FOR_ADMINS, type MailsOf } from '../NoticeMail.js'
import { readHowToPay } from './howToPay.js'

const FOR_FEES = "You're a vendor and get emails about Haulbid's service fees."

const paying = async (app: AppContext) => {
  const howToPay = await readHowToPay(app)
  return howToPay ? [`How to pay: ${howToPay}`] : []
}

export const statementNoticeMails: MailsOf<keyof typeof statementNotices> = {
  statement_issued: {
    closing: paying,
    more: `The statement lists each fee. ${OVERDUE_DAYS} days after it is due, you can't bid until it is paid.`,
    button: 'Open the statement',
    why: FOR_FEES,
  },
  statement_reminder: {
    closing: paying,
    more: `${OVERDUE_DAYS} days after a statement is due, you can't bid until it is paid.`,
    button: 'Open the statement',
    why: FOR_FEES,
  },
  statement_overdue: {
    closing: paying,
    more: 'Your bids and jobs stay as they are. You can bid again as soon as the payment is recorded.',
    button: 'Open the statement',
    why: FOR_FEES,
  },
  statement_unpaid: {
    more: 'The vendor cannot place new bids until you record the payment.',
    button: 'Open the statement',
    why: FOR_ADMINS,
  },
}
