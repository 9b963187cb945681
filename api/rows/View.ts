/**
 * What the rows of a type are, in SQL. A field that is simply the column of its name (`createdAt`: created_at) needs no
 * mention. `:name` is a value; always there are `:viewer` (the viewer's id or null), `:isAdmin`, `:now`, `:timeZone`.
 * See jobs/jobRows.ts for a whole one and docs/decisions/0010-plain-rows.md for why.
 */
export interface View {
  table: string
  fields: Record<string, FieldView>
}

/** An expression over the row's alias, fields that a resolver computes from, or other rows. */
export type FieldView = ((t: string) => string) | { needs: readonly string[] } | Nested

export interface Nested {
  kind: 'one' | 'list' | 'page'
  view: () => View
  on: On
  order?: (row: string) => string
}
type On = (row: string, parent: string) => string

/** A field that its resolver computes from these fields of the same row. */
export const needs = (...fields: string[]) => ({ needs: fields })

/** The row for which `on` holds, the first by `order`, or null. */
export const one = (view: Nested['view'], on: On, order?: Nested['order']): Nested => ({
  kind: 'one',
  view,
  on,
  order,
})

/** All rows for which `on` holds: only where there are few by nature. */
export const list = (view: Nested['view'], on: On, order: Nested['order']): Nested => ({
  kind: 'list',
  view,
  on,
  order,
})

/** A connection of the rows for which `on` holds, newest first. Its resolver answers with `nestedPage`. */
export const page = (view: Nested['view'], on: On): Nested => ({ kind: 'page', view, on })

/** What a list is ordered by, ties by id. `by` is SQL over the row's alias, of the SQL type `type`. */
export interface Order {
  by: (row: string) => string
  type: 'timestamptz' | 'text'
  ascending?: boolean
}

export const NEWEST: Order = { by: row => `${row}.created_at`, type: 'timestamptz' }

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

/** The usual list: rows of a table for which `where` holds. */
export const rowsWhere = (table: string, t: string, where: string) => (cut: Cut) =>
  `${table} ${t} where ${where} ${cut.before(t)} order by ${cut.order(t)} limit ${cut.limit}`
