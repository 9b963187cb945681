import { graphql } from '../../../test/generated/gql.js'
import { CREATE_USER } from '../../../test/operations.js'
import { newUser } from '../../../test/security/setups.js'
import type { World } from '../../../test/security/world.js'
import { admin } from '../../../test/users.js'

/** A suspension requested by one administrator, to be confirmed by a second. */
export const adminSuspension = async ({ harness }: World): Promise<{ id: string }> => {
  const userId = (await admin(harness)).id
  const ASK = graphql(`
    mutation RequestAdminSuspensionId($userId: UUID!) {
      requestAdminSuspension(userId: $userId, isActive: false) { id }
    }
  `)
  return (await (await admin(harness)).ask(ASK, { userId })).requestAdminSuspension
}

/** A queued task that was given up. */
export const failedTask = async ({ harness: { database } }: World): Promise<{ id: string }> => {
  const { rows } = await database.pool.query(
    "select id from graphile_worker.add_job('removeExpired', max_attempts => 1)",
  )
  await database.pool.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'Out of luck' where id = $1",
    [rows[0].id],
  )
  return { id: rows[0].id }
}

/** A user who has been invited and has not chosen a password. */
export const invited = async ({ harness }: World): Promise<{ userId: string }> => {
  const { createUser } = await (await admin(harness)).ask(CREATE_USER, {
    input: { ...newUser(), userType: 'vendor' },
  })
  return { userId: createUser.id }
}
