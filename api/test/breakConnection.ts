import type pg from 'pg'

interface Server {
  query: (sql: string) => Promise<unknown>
}

/** Makes the server end the connection; resolves once the client knows. */
export const breakConnection = async (client: pg.PoolClient, server: Server): Promise<void> => {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  // Not `once` from node:events, which also listens for errors.
  const ended = new Promise<void>(resolve => client.once('end', () => resolve()))
  await server.query(`select pg_terminate_backend(${rows[0].pid})`)
  await ended
}
