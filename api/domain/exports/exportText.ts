import type pg from 'pg'
import type { ExportSection, NamedSection } from '../UserData.js'

/** The maximum number of rows in memory, however much is stored about a user. */
const ROWS_AT_ONCE = 200

const queryOf = ({ table, by, also, without = [], but, order }: ExportSection) => {
  const isTheirs = [...by.map(column => `t.${column} = $1`), ...(also ? [also] : [])].join(' or ')
  const row = `to_jsonb(t) - '{${without.join(',')}}'::text[]${but ? ` || ${but}` : ''}`
  return `select (${row})::text as row from ${table} t where ${isTheirs} order by ${order}`
}

/** How to find a human's rows without those of the business they founded; null if all are the business's. */
const withoutBusiness = ({ also: _, ...section }: NamedSection): ExportSection | null =>
  section.ofHuman ? { ...section, by: section.ofHuman } : null

async function* rowsOf(client: pg.ClientBase, section: ExportSection, userId: string, now: Date) {
  const query = queryOf(section)
  const values = query.includes('$2') ? [userId, now] : [userId]
  await client.query(`declare rows_of_export no scroll cursor for ${query}`, values)
  let rows: { row: string }[]
  do {
    ;({ rows } = await client.query(`fetch ${ROWS_AT_ONCE} from rows_of_export`))
    if (rows.length > 0) yield rows.map(({ row }) => `\n  ${row}`).join(',')
  } while (rows.length === ROWS_AT_ONCE)
  await client.query('close rows_of_export')
}

interface ExportOptions {
  sections: readonly NamedSection[]
  /** Whose id is the business's, which others own now. */
  isFormerFounder: boolean
  now: Date
  signal: AbortSignal
}

/** Yields the file in pieces, from a single snapshot: `client` is in a repeatable-read transaction. */
export async function* exportText(
  client: pg.ClientBase,
  userId: string,
  { sections, isFormerFounder, now, signal }: ExportOptions,
): AsyncGenerator<string> {
  yield `{ "exportedAt": ${JSON.stringify(now.toISOString())}`
  for (const section of sections) {
    yield `,\n"${section.name}": [`
    let isFirst = true
    const found = isFormerFounder ? withoutBusiness(section) : section
    for await (const piece of found ? rowsOf(client, found, userId, now) : []) {
      signal.throwIfAborted()
      yield isFirst ? piece : `,${piece}`
      isFirst = false
    }
    yield ']'
  }
  yield '\n}\n'
}
