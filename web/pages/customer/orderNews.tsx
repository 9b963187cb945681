import type { OrderCard_JobFragment } from '../../features/jobs/orders/generated/orders.js'
import { UnreadBadge } from '../../features/messages/UnreadBadge.js'

export const orderNews = ({ unreadMessages }: OrderCard_JobFragment) => <UnreadBadge count={unreadMessages} />
