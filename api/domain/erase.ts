import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../platform/database/prepared.js'
import type { Erasure } from './UserData.js'

const statementOf = ({ table, where, set }: Erasure) =>
  `${set ? `update ${table} set ${set}` : `delete from ${table}`} where ${where}`

/** Erases what each noun keeps of a user, in the transaction that has locked the account. */
export async function erase(
  tx: EntityManager,
  erased: readonly Erasure[],
  user: { userId: string; email: string },
): Promise<void> {
  for (const erasure of erased) await executeNamed(tx, statementOf(erasure), user)
}
