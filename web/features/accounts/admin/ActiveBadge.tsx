import { Badge } from '../../../ui/text/Badge.js'

export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'green' : 'red'}>{isActive ? 'Active' : 'Suspended'}</Badge>
)
