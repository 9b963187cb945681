import { UnreadBadge } from '../../features/messages/UnreadBadge.js'
import type { OrderCard_JobFragment } from '../../generated/graphql.js'

/** What an order's card says is new. */
export const orderNews = ({ unreadMessages }: OrderCard_JobFragment) => <UnreadBadge count={unreadMessages} />
