/** The values that differ between viewers, as columns of `v`. */
const OWN = {
  id: { column: 'id', type: 'uuid' },
  viewer: { column: 'viewer', type: 'uuid' },
  person: { column: 'person', type: 'uuid' },
  owner: { column: 'owner', type: 'uuid' },
  isOwner: { column: 'is_owner', type: 'boolean' },
  isAdmin: { column: 'admin', type: 'boolean' },
  now: { column: 'at', type: 'timestamptz' },
} as const

type Own = keyof typeof OWN

/**
 * SQL for one viewer, with values such as `:viewer`, as SQL that runs for each of the viewers `v`: `own` are the values that
 * differ, given as arrays (`:viewers`, `:admins`). Each row has the number of its viewer, from 1, in `__n`. Rows come in the
 * order of the viewers, each with theirs in the order of the list: `v` is the outer loop.
 *
 * The arrays are in subqueries, or PostgreSQL would plan again for each array shorter than the ten that it assumes
 * (SessionReader.ts).
 */
export const perViewer = (sql: string, own: readonly Own[]): string => {
  const arrays = own.map(name => `(select :${OWN[name].column}s::${OWN[name].type}[])`)
  const names = new RegExp(`(?<!:):(${own.join('|')})\\b`, 'g')
  return `select v.n::int as "__n", rows.*
    from unnest(${arrays.join(', ')}) with ordinality v (${own.map(name => OWN[name].column).join(', ')}, n)
    cross join lateral (${sql.replaceAll(names, (_, name: Own) => `v.${OWN[name].column}`)}) rows`
}
