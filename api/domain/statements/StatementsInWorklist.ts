import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { addsTo } from '../../platform/rows/View.js'
import { statementGraph } from '../../rules/statements/statementGraph.js'
import { toState } from '../makeMove.js'
import { counted, WorklistField, waiting, worklistRows } from '../Worklist.js'
import { Statement } from './Statement.js'
import { statementRows } from './statementRows.js'

const overdueStatements = waiting(
  () => statementRows,
  `statements w where w.status = ${toState(statementGraph, 'lapse')}`,
  s => `${s.createdAt}, ${s.id}`,
)

class StatementsInWorklist {
  @WorklistField(() => Int, { description: counted('overdue statements') })
  overdueStatementCount!: number

  @WorklistField(() => [Statement], {
    description: 'Overdue statements, the oldest first.',
  })
  overdueStatements!: Rel<Statement>[]
}

export const statementsInWorklist = addsTo<StatementsInWorklist, StatementsInWorklist, object>(worklistRows, {
  fields: {
    overdueStatementCount: overdueStatements.count,
    overdueStatements: overdueStatements.rows,
  },
})
