import { displayStatus, jobStatuses } from '@rules/jobStates.js'
import { Badge } from '../../ui/text/Badge.js'

/** A status unknown to this page shows as pending (docs/product.md, States). */
export const JobStatusBadge = ({ status }: { status: string }) => {
  const { tone, label } = jobStatuses[displayStatus(status)]
  return <Badge tone={tone}>{label}</Badge>
}
