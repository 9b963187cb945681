import type { EntityManager } from '@mikro-orm/postgresql'
import { DAY_MS } from '../../rules/dates.js'
import type { Demo, DemoStory } from '../Demo.js'
import { makeMonth } from './makeStatements.js'
import { recordStatementPayment } from './payStatement.js'
import { Statement } from './Statement.js'

const MONTHS = 3

/** Statements of the last months, as the task would have made them. */
const makeFeeStatements = async (tx: EntityManager, now: Date) => {
  // Books the fees of the completed jobs.
  await tx.execute('set constraints all immediate')
  for (let ago = MONTHS - 1; ago >= 0; ago--) {
    const second = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 2))
    await makeMonth(tx, second < now ? second : now)
  }
  // A payment counts once its entries are there, too.
  await tx.execute('set constraints all deferred')
}

/** All but the latest statements are paid. */
const payStatements = async ({ tx, actAs, users }: DemoStory) => {
  const statements = await tx.find(Statement, {}, { orderBy: { number: 'asc' } })
  const latest = statements
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  for (const [n, { id, month, total, createdAt }] of statements.entries()) {
    const paidAt = new Date(createdAt.getTime() + 9 * DAY_MS)
    if (month !== latest)
      await recordStatementPayment(actAs(users.admin!, paidAt), id, total, `Check ${1041 + n}`)
  }
}

export const statementDemo: Demo = {
  async jobs(story) {
    await makeFeeStatements(story.tx, story.now)
    await payStatements(story)
  },
}
