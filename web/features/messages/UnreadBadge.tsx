import { Badge } from '../../ui/text/Badge.js'

/** The number of unread messages; nothing if there are none. */
export const UnreadBadge = ({ count }: { count: number }) =>
  count > 0 && <Badge tone="blue">{`${count} unread`}</Badge>
