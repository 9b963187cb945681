import { newId } from '../../../platform/ids.js'
import { AT, LATER, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** A task that has failed. */
    taskId: string
    /** The third admin has asked for the suspension of the other. */
    suspensionId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ suspensionId: newId() }),
  rows: ({ id, suspensionId }) => `
    insert into admin_suspensions (id, user_id, is_active, asked_by_id, asked_at, expires_at)
      values ('${suspensionId}', '${id.otherAdmin}', false, '${id.thirdAdmin}', ${AT}, ${LATER});`,
  async afterwards({ database: { pool } }, made) {
    const { rows } = await pool.query(
      "select id from graphile_worker.add_job('removeExpired', max_attempts => 1)",
    )
    made.taskId = rows[0].id
    await pool.query(
      "update graphile_worker._private_jobs set attempts = 1, last_error = 'Out of luck' where id = $1",
      [made.taskId],
    )
  },
}
