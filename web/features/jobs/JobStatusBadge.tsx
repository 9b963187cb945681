import { displayStatus, jobGraph } from '@rules/jobs/jobGraph.js'
import { Badge } from '../../ui/text/Badge.js'

/** A status unknown to this page shows as pending (docs/product.md, States). */
export const JobStatusBadge = ({ status }: { status: string }) => {
  const { tone, label } = jobGraph.states[displayStatus(status)]
  return <Badge tone={tone}>{label}</Badge>
}
