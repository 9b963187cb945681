/**
 * What the rows of a type are, in SQL. A field that is simply the column of its name (`createdAt`: created_at) needs no
 * mention. `:name` is a value; always there are `:viewer` (the viewer's id or null), `:isAdmin`, `:now`, `:timeZone`.
 *
 * The next query is a view, where its type has none yet, and a resolver:
 *
 *     export const noteRows: View = { table: 'notes', fields: { author: one(() => userRows, (u, n) => …) } }
 *
 *     async notes(@Args() page: PageArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
 *       const { id } = await context.signedIn()
 *       const list = rowsWhere('notes', 't.author_id = :id')
 *       return readPage(noteRows, info, context, { ...page, ...list, values: { id } })
 *     }
 *
 * Fields that not everybody may see say so here (`contact` in jobs/jobRows.ts): a view is the only way to a row.
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
  on: (row: string, parent: string) => string
  order?: ((row: string) => string) | undefined
}

/** A field that its resolver computes from these fields of the same row. */
export const needs = (...fields: string[]) => ({ needs: fields })

const nested =
  (kind: Nested['kind']) =>
  (view: Nested['view'], on: Nested['on'], order?: Nested['order']): Nested => ({ kind, view, on, order })

/** The row for which `on` holds, the first by `order`, or null. */
export const one = nested('one')

/** All rows for which `on` holds: only where there are few by nature. */
export const list = nested('list')

/** A connection of the rows for which `on` holds, newest first. Its resolver answers with `nestedPage`. */
export const page = nested('page')
