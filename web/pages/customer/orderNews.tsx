import type { OrderCard_JobFragment } from '../../features/jobs/orders/generated/orders.js'
import { UnreadBadge } from '../../features/messages/UnreadBadge.js'

/** The news on an order's card. */
export const orderNews = ({ unreadMessages }: OrderCard_JobFragment) => <UnreadBadge count={unreadMessages} />
