import type pg from 'pg'

interface Server {
  query: (sql: string) => Promise<unknown>
}

/** Has the server end the connection; resolves once the client knows. */
export const breakConnection = async (client: pg.PoolClient, server: Server): Promise<void> => {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  // Not `once` of node:events, which listens to errors, too.
  const ended = new Promise<void>(resolve => client.once('end', () => resolve()))
  await server.query(`select pg_terminate_backend(${rows[0].pid})`)
  await ended
}
