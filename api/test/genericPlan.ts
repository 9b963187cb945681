import type { Pool } from 'pg'

/**
 * The plan that PostgreSQL keeps for a prepared statement, whatever its values; `explain (generic_plan)` would need
 * PostgreSQL 16.
 */
export const genericPlan = async (pool: Pool, statement: string): Promise<string> => {
  const values = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)))
  const client = await pool.connect()
  try {
    // As the embedded server and docker-compose.yml have it.
    await client.query('set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1')
    await client.query(`prepare explained as ${statement}`)
    const nulls = Array.from({ length: values }, () => 'null').join(', ')
    const { rows } = await client.query(`explain execute explained${values > 0 ? `(${nulls})` : ''}`)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  } finally {
    // Closing the connection undoes all of it.
    client.release(true)
  }
}
