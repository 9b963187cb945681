import { type StatementStatus, statementGraph } from '@rules/statementGraph.js'
import { Badge } from '../../ui/text/Badge.js'

export const StatementBadge = ({ status }: { status: StatementStatus }) => {
  const { label, tone } = statementGraph.states[status]
  return <Badge tone={tone}>{label}</Badge>
}
