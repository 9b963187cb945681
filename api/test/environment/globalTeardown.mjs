import pg from 'pg'

const dropOurs = async () => {
  const client = new pg.Client({ connectionString: process.env.HAULBID_TEST_SERVER })
  await client.connect()
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    process.env.HAULBID_TEST_PREFIX,
  ])
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
  await client.end()
}

export default async () => {
  const cluster = globalThis.haulbidTestCluster
  if (cluster) await cluster.stop()
  else await dropOurs()
}
