/** What a list is ordered by, ties by id. `by` is SQL over the row's alias, of the SQL type `type`. */
export interface Order {
  by: (row: string) => string
  type: 'timestamptz' | 'text'
  /** The field that shows it, where one does. */
  field?: string
  ascending?: boolean
}

export const NEWEST: Order = {
  by: row => `${row}.created_at`,
  type: 'timestamptz',
  field: 'createdAt',
}

/** How a page cuts its list: in this order, without what comes before its first row, and at most `limit` rows. */
export interface Cut {
  order: (row: string) => string
  before: (row: string) => string
  limit: string
}

/** The condition that a row comes after the place `:prefix`at, `:prefix`id of an order. */
export const isAfter = ({ by, type, ascending }: Order, row: string, prefix = '') =>
  `(${by(row)}, ${row}.id) ${ascending ? '>' : '<'} (:${prefix}at::${type}, :${prefix}id::uuid)`

export const orderBy =
  ({ by, ascending }: Order) =>
  (row: string) =>
    ascending ? `${by(row)}, ${row}.id` : `${by(row)} desc, ${row}.id desc`

/** The usual list: rows `t` of a table for which `where` holds. */
export const rowsWhere = (table: string, where: string, t = 't') => ({
  rows: (cut: Cut) =>
    `${table} ${t} where ${where} ${cut.before(t)} order by ${cut.order(t)} limit ${cut.limit}`,
  count: `from ${table} ${t} where ${where}`,
})
