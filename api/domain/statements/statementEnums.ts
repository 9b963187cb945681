import { statementGraph } from '../../rules/statements/statementGraph.js'
import { asEnum } from '../asEnum.js'

export const StatementStatuses = asEnum(
  'StatementStatus',
  statementGraph.states,
  'The status of a statement.',
)
