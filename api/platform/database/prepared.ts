import { hash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import pg, { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'

/** Where statements that only read may be sent. */
export interface ReadSource {
  query<Found extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Found>>
}

/** SQL with named values, `:jobId`, in PostgreSQL's notation; `values` are the names of $1, $2, … */
export interface Prepared {
  /** With its named values. */
  sql: string
  /** Derived from the text; empty if PostgreSQL should plan it for each set of values. */
  name: string
  text: string
  values: string[]
}

/** A value's name in SQL, `:jobId`; not a cast, `::uuid`. */
const NAME = /(?<!:):([a-z]\w*)/gi

export const prepared = (sql: string): Prepared => {
  const values: string[] = []
  const text = sql.replace(NAME, (_, name: string) => {
    if (!values.includes(name)) values.push(name)
    return `$${values.indexOf(name) + 1}`
  })
  return { sql, name: hash('sha1', text), text, values }
}

/** Each connection keeps what it has prepared, so callers with ever new selections must not fill it. */
const MOST_NAMES = 500
/** How often each statement was sent, the latest last. */
const sent = new Map<string, number>()

/** A statement gets its name when it is sent again before 500 others; the longest unsent makes room. */
const nameToSend = (name: string): string => {
  if (name === '') return ''
  const times = (sent.get(name) ?? 0) + 1
  sent.delete(name)
  sent.set(name, times)
  if (sent.size > MOST_NAMES) sent.delete(sent.keys().next().value as string)
  return times > 1 ? name : ''
}

/** The rows of a prepared statement; missing values are null. */
export const rowsOf = async <Row extends QueryResultRow>(
  pool: ReadSource,
  { name, text, values }: Prepared,
  given: Record<string, unknown>,
): Promise<Row[]> => {
  const statement = { name: nameToSend(name), text, values: values.map(value => given[value] ?? null) }
  return (await pool.query<Row>(statement)).rows
}

/** Runs a statement with named values in the entity manager's transaction; missing values are null. */
export const executeNamed = async <Found extends object>(
  em: EntityManager,
  sql: string,
  given: Record<string, unknown>,
): Promise<Found[]> => {
  const { text, values } = prepared(sql)
  const statement = CompiledQuery.raw(
    text,
    values.map(value => given[value] ?? null),
  )
  // Not em.execute, which writes the values into the text, so that PostgreSQL plans the statement each time.
  return (await em.getKysely().executeQuery(statement)).rows as Found[]
}

/** Prepares the statements of entity managers that are sent again, since Kysely passes no names. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads
  override query(...args: any[]): any {
    const [text, values] = args
    const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const query = isNamed ? [{ name: nameToSend(hash('sha1', text)), text, values }, ...args.slice(2)] : args
    return super.query(...(query as Parameters<pg.Client['query']>))
  }
}
