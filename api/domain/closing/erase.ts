import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { erasures as accounts } from '../accounts/userData.js'
import { erasures as applications } from '../applications/userData.js'
import { erasures as businesses } from '../businesses/userData.js'
import { erasures as jobs } from '../jobs/userData.js'
import { erasures as notices } from '../notices/userData.js'
import { erasures as offers } from '../offers/userData.js'
import type { Erasure } from '../UserData.js'
import { erasures as uploads } from '../uploads/userData.js'
import { erasures as vendors } from '../vendors/userData.js'
import { erasures as visits } from '../visits/userData.js'

/** Data that belongs to no noun. */
const own: readonly Erasure[] = [
  // Responses stored for retries contain names and addresses.
  { table: 'idempotency_keys', where: 'user_id = :userId' },
]

/** The order matters: files are released before the documents and businesses to which they refer. */
const erasures = [
  ...accounts,
  ...notices,
  ...own,
  ...jobs,
  ...applications,
  ...visits,
  ...uploads,
  ...vendors,
  ...offers,
  ...businesses,
]

const statementOf = ({ table, where, set }: Erasure) =>
  `${set ? `update ${table} set ${set}` : `delete from ${table}`} where ${where}`

/** Erases what each noun keeps of a user, in the transaction that has locked the account. */
export async function erase(tx: EntityManager, user: { userId: string; email: string }): Promise<void> {
  for (const erasure of erasures) await executeNamed(tx, statementOf(erasure), user)
}
