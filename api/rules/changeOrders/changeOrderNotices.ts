import { formatMoney } from '../formatMoney.js'
import { kind, ofJobs, toJobOf } from '../notices/noticeKind.js'
import { timeWords, type WindowIn, windowWords } from '../visits/windowWords.js'
import type { ChangeOrderStatus } from './changeOrderGraph.js'
import { type ChangeOrderKind, changeOrderKinds } from './changeOrders.js'

type OfChange = {
  changeOrderId: string
  changeKind: ChangeOrderKind
  /** "2 mattresses", in place of the kind's words. */
  label?: string
  status: ChangeOrderStatus
  amount: string | null
  /** It took effect without an answer. */
  isAtOnce?: boolean
} & Partial<WindowIn>
/** "another time, Wed, Dec 24 between 8 AM and 12 PM" or "extra work, $40.00" */
const changeOf = ({ changeKind, label, amount, windowStart, windowEnd, timeZone }: OfChange) => {
  const when = windowStart && windowEnd && timeZone && windowWords({ windowStart, windowEnd, timeZone })
  return [(label ?? changeOrderKinds[changeKind]).toLowerCase(), when, amount && formatMoney(amount)]
    .filter(Boolean)
    .join(', ')
}

const decided = { accepted: 'accepted', declined: 'declined', withdrawn: 'withdrew' } as const
/** The act of the other side that ended a proposal. Notices of an older release may have another status. */
const decidedOf = ({ status, isAtOnce }: OfChange) =>
  isAtOnce ? 'made' : (decided[status as keyof typeof decided] ?? 'answered')

export const changeOrderNotices = {
  change_proposed: kind<OfChange>({
    label: 'The other party proposed a change to the job',
    readers: ofJobs,
    mail: 'now',
    words: (change, { other, order }) =>
      `${other ?? 'The other side'} proposed a change to ${order}: ${changeOf(change)}.`,
    path: toJobOf,
  }),
  change_ending: kind<OfChange & { expiresAt: string; timeZone: string }>({
    label: 'A proposal of the other party ends within twelve hours',
    readers: ofJobs,
    mail: 'now',
    words: (change, { order }) =>
      `A change to ${order} still waits for your answer, until ${timeWords(change.expiresAt, change.timeZone)}: ${changeOf(change)}.`,
    path: toJobOf,
  }),
  change_expired: kind<OfChange>({
    label: 'The other party did not answer a proposal in time',
    readers: ofJobs,
    mail: 'now',
    words: (change, { order }) => `Your proposal for ${order} ended without an answer: ${changeOf(change)}.`,
    path: toJobOf,
  }),
  change_decided: kind<OfChange>({
    label: 'The other party changed the job, or answered or withdrew a proposal',
    readers: ofJobs,
    mail: 'now',
    words: (change, { other, order }) =>
      `${other ?? 'The other side'} ${decidedOf(change)} a change to ${order}: ${changeOf(change)}.`,
    path: toJobOf,
  }),
} as const
