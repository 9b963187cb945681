import { UnreadBadge } from '../../features/messages/UnreadBadge.js'
import type { OrderCard_JobFragment } from '../../features/orders/generated/orders.js'

/** The news on an order's card. */
export const orderNews = ({ unreadMessages }: OrderCard_JobFragment) => <UnreadBadge count={unreadMessages} />
