import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slashed } from './nouns.mjs'
import { root } from './step.mjs'

/** Files outside views (`…Rows.ts`, and `BidsOfJob.ts`, `BusinessOfUser.ts`, `BidsInWorklist.ts`, and the like, which add to another's view) whose SQL may compare a status or choose between cases, each with what it is. None of them decides what is written. */
const READERS = {
  'accounts/worksFor.ts': 'for whom a person acts',
  'admin/failedTasks.ts': 'a list',
  'admin/figures.ts': 'a list of sums',
  'audit/userData.ts': 'what a person may export',
  'guidance/computeGuidance.ts': 'sums of many jobs',
  'jobs/jobDetails.ts': 'which fields a viewer may read',
  'jobs/jobEventPolicy.ts': 'which entries a vendor may read',
  'jobs/userData.ts': 'what a person may export',
  'ledger/checkLedger.ts': 'a proof that adds up again',
  'ledger/earnings.ts': 'a list of sums',
  'messages/forgetMessages.ts': 'a cleanup of old texts',
  'people/BusinessOfPerson.ts': 'where a person works',
  'questions/userData.ts': 'what a person may export',
  'ratings/userData.ts': 'what a person may export',
  'statements/feeTotals.ts': 'a list of sums',
  'statements/ledgerCsv.ts': 'a list',
  'uploads/removeUnclaimed.ts': 'a cleanup of old photos',
  'visits/VisitResolver.ts': 'a list',
}

const domain = join(root, 'api/domain')
const isRead = path =>
  path.endsWith('.ts') &&
  !/(^|\/)(test|demo|generated)\/|\.test\.ts$|Rows\.ts$|\/[A-Z]\w*(OfJob|OfUser|InWorklist)\.ts$/.test(path)

/** A word from a state graph (`'${jobGraph.first}'`) is fine: TypeScript says it. */
const DECIDES = /\bcase\s+when\b|\b\w*status\s*(?:=|<>|!=|(?:not\s+)?in\s*\()\s*'(?!\$)/i

const decides = path => DECIDES.test(readFileSync(join(domain, path), 'utf8'))

/** For `npm run check`: rules are written in TypeScript, so SQL neither compares a status with a word nor chooses between cases. */
export const rulesInSql = () => {
  const deciding = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .map(slashed)
    .filter(isRead)
    .filter(decides)
    .sort()
  const rules = deciding.filter(path => !(path in READERS))
  const idle = Object.keys(READERS).filter(path => !deciding.includes(path))
  for (const path of rules)
    console.error(`\napi/domain/${path} decides in SQL. Read the facts and decide in TypeScript.`)
  for (const path of idle)
    console.error(
      `\napi/domain/${path} no longer decides in SQL: remove it from READERS (tools/rulesInSql.mjs).`,
    )
  return rules.length + idle.length === 0
}
