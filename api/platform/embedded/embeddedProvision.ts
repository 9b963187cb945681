import pg from 'pg'

const name = 'haulbid'

const link = (user: string, database: string, port: number, password: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

const exists = async (client: pg.Client, table: 'pg_roles' | 'pg_database', column: 'rolname' | 'datname') =>
  (await client.query(`select 1 from ${table} where ${column} = $1`, [name])).rowCount === 1

// duplicate_object, duplicate_database, unique_violation: another process did it at the same time
const isDone = (error: unknown) =>
  ['42710', '42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')

const createUnlessThere = async (client: pg.Client, sql: string) => {
  await client.query(sql).catch(error => {
    if (!isDone(error)) throw error
  })
}

/** Creates the product's role and database if missing: not a superuser, so that no SQL can reach the machine. */
export const provision = async (port: number, password: string) => {
  const adminUrl = link('postgres', 'postgres', port, password)
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    if (!(await exists(client, 'pg_roles', 'rolname'))) {
      await createUnlessThere(client, `create role ${name} login password '${password}'`)
    }
    if (!(await exists(client, 'pg_database', 'datname'))) {
      await createUnlessThere(client, `create database ${name} owner ${name}`)
    }
  } finally {
    await client.end()
  }
  return { adminUrl, url: link(name, name, port, password) }
}
