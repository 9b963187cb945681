import { type StatementStatus, statementGraph } from '@rules/statements/statementGraph.js'
import { pastDueWords } from '@rules/statements/statements.js'
import { Badge } from '../../ui/text/Badge.js'

type StatementBadgeProps = { statement: { status: StatementStatus; daysPastDue: number } }

/** One past its due date says so, before it is overdue and stops new bids. */
export const StatementBadge = ({ statement: { status, daysPastDue } }: StatementBadgeProps) => {
  const { label, tone } = statementGraph.states[status]
  if (daysPastDue === 0) return <Badge tone={tone}>{label}</Badge>
  const words = pastDueWords(daysPastDue)
  return <Badge tone="red">{status === statementGraph.first ? words : `${label}, ${words}`}</Badge>
}
