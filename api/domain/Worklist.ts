import { ObjectType } from 'type-graphql'
import { type Columns, columnsOf } from '../platform/rows/columns.js'
import { fieldOf } from '../platform/rows/fieldOf.js'
import { list, type View } from '../platform/rows/View.js'

/** How many of each kind are listed, and how far they are counted. */
export const WORKLIST = { listed: 5, counted: 100 }

export const counted = (what: string) => `The number of ${what}; ${WORKLIST.counted} if there are more.`

/** Each noun adds what waits for an admin. */
@ObjectType({
  simpleResolvers: true,
  description: `The items that are waiting for an admin: for each kind, the total and the ${WORKLIST.listed} that come first.`,
})
export class Worklist {}

export const WorklistField = fieldOf(Worklist)

/** One row of counts and short lists: the whole worklist is one statement. */
export const worklistRows: View<Worklist, object> = { table: '(select true as id)', fields: {}, added: [] }

/**
 * The rows that wait: `from` is the SQL after `from` that finds them and names them `w`. Each condition repeats that of a
 * partial index (Migration20261122Worklist) with literals; otherwise the planner could not use it.
 */
export const waiting = <T, R extends { id: unknown }>(
  view: () => View<T, R>,
  from: string,
  order: (row: Columns<R>) => string,
) => ({
  from,
  count: () => `(select count(*) from (select from ${from} limit ${WORKLIST.counted}) counted)::int`,
  rows: list(
    view,
    (row: Columns<R>) =>
      `${(row as Columns<{ id: unknown }>).id} in
      (select w.id from ${from} order by ${order(columnsOf<R>('w'))} limit ${WORKLIST.listed})`,
    order,
  ),
})
