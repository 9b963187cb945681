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

/** How a page cuts its list: what comes before its first row is left out, and at most `limit` rows are taken. */
export interface Cut {
  before: (row: string) => string
  limit: string
}

/** The usual list: rows of a table for which `where` holds, newest first. */
export const newest = (table: string, t: string, where: string) => (cut: Cut) =>
  `${table} ${t} where ${where} ${cut.before(t)} order by ${t}.created_at desc, ${t}.id desc limit ${cut.limit}`
