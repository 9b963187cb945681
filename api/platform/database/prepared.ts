import { hash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** Where statements that only read may be sent. */
export interface ReadSource {
  query<Found extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Found>>
}

/** SQL with named values, `:jobId`, in PostgreSQL's notation; `values` are the names of $1, $2, … */
export interface Prepared {
  /** With its named values, for executeNamed. */
  sql: string
  name: string
  text: string
  values: string[]
}

/** A value's name in SQL, `:jobId`; not a cast, `::uuid`. */
const NAME = /(?<!:):([a-z]\w*)/gi

/**
 * Statements are prepared under a name derived from their text; beyond this many different ones they are sent
 * unprepared.
 */
const MOST_NAMES = 500
const names = new Set<string>()

export const prepared = (sql: string): Prepared => {
  const values: string[] = []
  const text = sql.replace(NAME, (_, name: string) => {
    if (!values.includes(name)) values.push(name)
    return `$${values.indexOf(name) + 1}`
  })
  const name = hash('sha1', text)
  if (names.size < MOST_NAMES) names.add(name)
  return { sql, name: names.has(name) ? name : '', text, values }
}

/** The rows of a prepared statement; missing values are null. */
export const rowsOf = async <Row extends QueryResultRow>(
  pool: ReadSource,
  { name, text, values }: Prepared,
  given: Record<string, unknown>,
): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values: values.map(value => given[value] ?? null) })).rows

/** Runs SQL with named values, in the entity manager's transaction. Each value is sent as often as it is used. */
export const executeNamed = <Found extends object>(
  em: EntityManager,
  sql: string,
  given: Record<string, unknown>,
): Promise<Found[]> => {
  const values = [...sql.matchAll(NAME)].map(([, name]) => given[name!] ?? null)
  return em.execute<Found[]>(sql.replace(NAME, '?'), values)
}
