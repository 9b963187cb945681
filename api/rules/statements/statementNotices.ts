import { monthDay } from '../dayWords.js'
import { formatMoney } from '../formatMoney.js'
import { type About, forAdmins, forVendors, kind } from '../notices/noticeKind.js'
import { monthWords, OVERDUE_DAYS, pastDueWords } from './statements.js'

type OfStatement = {
  statementId: string
  vendorId: string
  /** "2026-11" */
  month: string
  amount: string
  dueDate: string
}
const toStatement = (_: About, { statementId }: OfStatement) => `/?statement=${statementId}`

export const statementNotices = {
  statement_issued: kind<OfStatement>({
    label: 'A monthly statement of service fees was made',
    readers: forVendors('fees'),
    mail: 'now',
    words: ({ month, amount, dueDate }) => [
      `Your fee statement for ${monthWords(month)} is ready.`,
      `${formatMoney(amount)} is due by ${monthDay(dueDate)}.`,
    ],
    path: toStatement,
  }),
  statement_reminder: kind<OfStatement & { days: number }>({
    label: 'A fee statement is past due',
    readers: forVendors('fees'),
    mail: 'now',
    words: ({ month, amount, days }) => [
      `Your fee statement for ${monthWords(month)} is ${pastDueWords(days)}.`,
      `${formatMoney(amount)} is due.`,
    ],
    path: toStatement,
  }),
  statement_overdue: kind<OfStatement>({
    label: `A fee statement was not paid within ${OVERDUE_DAYS} days of its due date`,
    readers: forVendors('fees'),
    mail: 'now',
    words: ({ month, amount }) => [
      `Your fee statement for ${monthWords(month)} is overdue.`,
      `Pay ${formatMoney(amount)} to bid on new jobs again.`,
    ],
    path: toStatement,
  }),
  statement_unpaid: kind<OfStatement>({
    label: "A vendor's fee statement is overdue",
    readers: forAdmins('fees'),
    mail: 'now',
    words: ({ month, amount }, { person }) => [
      `The fee statement of ${person ?? 'a vendor'} for ${monthWords(month)} is overdue.`,
      `${formatMoney(amount)} is due.`,
    ],
    path: toStatement,
  }),
} as const
