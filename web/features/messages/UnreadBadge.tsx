import { Badge } from '../../ui/text/Badge.js'

/** How many messages wait for the reader; nothing where none do. */
export const UnreadBadge = ({ count }: { count: number }) =>
  count > 0 && <Badge tone="blue">{`${count} unread`}</Badge>
