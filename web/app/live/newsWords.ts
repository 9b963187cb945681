import { serviceTypes } from '@rules/kinds.js'
import type { News } from '../../apollo/live/ApplyChanges.js'

/** The viewer's name for the job: its title for vendors, the order's number for customers. */
const nameOf = ({ title, type, orderNumber }: News['job']) =>
  title ?? `${serviceTypes[type]}, order ${orderNumber}`

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The screen reader's announcement: a single item by name, several by their number. */
export const newsWords = (news: readonly News[]): string => {
  const [first] = news
  if (news.length === 1 && first)
    return `${first.kind === 'bid' ? 'New bid on' : 'New message about'} “${nameOf(first.job)}”`
  const bids = news.filter(({ kind }) => kind === 'bid').length
  const messages = news.length - bids
  return [
    ...(bids > 0 ? [counted(bids, 'new bid', 'new bids')] : []),
    ...(messages > 0 ? [counted(messages, 'new message', 'new messages')] : []),
  ].join(' and ')
}
