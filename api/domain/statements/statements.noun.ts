import { noun } from '../noun.js'
import { makeStatements } from './makeStatements.js'
import { Statement } from './Statement.js'
import { StatementResolver } from './StatementResolver.js'
import { statementsInWorklist } from './StatementsInWorklist.js'
import { statementDemo } from './statementDemo.js'
import { statementNoticeMails } from './statementNoticeMails.js'
import { statementFiles } from './statementRoutes.js'
import { exported, notExported } from './userData.js'

export const statements = noun({
  name: 'statements',
  why: 'A monthly bill for what the ledger says.',
  adds: [statementsInWorklist],
  entities: [Statement],
  resolvers: [StatementResolver],
  files: statementFiles,
  tasks: { makeStatements },
  exported,
  notExported,
  mails: statementNoticeMails,
  demo: statementDemo,
})
