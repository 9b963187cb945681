import type { World } from '../../../test/security/world.js'
import { newStatement, RECORD_PAYMENT } from '../../../test/statements.js'

export const statementOf = async ({ harness, people }: World) => ({
  statementId: await newStatement(harness, people.vendor.id),
})

export const paidStatement = async (world: World) => {
  const { statementId } = await statementOf(world)
  await world.people.admin.ask(RECORD_PAYMENT, { statementId, amount: '20', reference: 'Check 1' })
  return { statementId }
}
