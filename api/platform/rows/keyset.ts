import { type Columns, columnsOf } from './columns.js'
import type { View } from './View.js'

/** The order of a list, with ties broken by id. `by` is SQL over the row's columns, of the SQL type `type`. */
export interface Order<R> {
  by: (row: Columns<R>) => string
  type: 'timestamptz' | 'text'
  /** The field that contains the value, if any. */
  field?: string
  ascending?: boolean
}

export const NEWEST: Order<{ createdAt: Date }> = {
  by: row => row.createdAt,
  type: 'timestamptz',
  field: 'createdAt',
}

/** How a page limits its list: this order, starting after the previous page, and at most `limit` rows. */
export interface Cut {
  order: (alias: string) => string
  before: (alias: string) => string
  limit: string
}

/** The condition that a row comes after the position `:prefix`at, `:prefix`id of an order. */
export const isAfter = <R>({ by, type, ascending }: Order<R>, alias: string, prefix = '') =>
  `(${by(columnsOf(alias))}, ${alias}.id) ${ascending ? '>' : '<'} (:${prefix}at::${type}, :${prefix}id::uuid)`

export const orderBy =
  <R>({ by, ascending }: Order<R>) =>
  (alias: string) =>
    ascending ? `${by(columnsOf(alias))}, ${alias}.id` : `${by(columnsOf(alias))} desc, ${alias}.id desc`

/** The usual list: rows of a table, under an alias, for which a condition holds. */
export const rowsOfTable = (table: string, alias: string, condition: string) => ({
  rows: ({ before, order, limit }: Cut) =>
    `${table} ${alias} where ${condition} ${before(alias)} order by ${order(alias)} limit ${limit}`,
  count: `from ${table} ${alias} where ${condition}`,
})

/** Rows `t` of a view for which `where` holds. */
export const rowsWhere = <T, R>({ table }: View<T, R>, where: (t: Columns<R>) => string) =>
  rowsOfTable(table, 't', where(columnsOf('t')))

/** A list whose total stops at one more than `most`: a longer one is not counted to its end. */
export const countedTo = <L extends { count: string }>(most: number, list: L): L => ({
  ...list,
  count: `from (select ${list.count} limit ${most + 1}) counted`,
})
