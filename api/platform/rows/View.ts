import type { ColumnName, Columns } from './columns.js'

/**
 * Describes the rows of a type `T`, in SQL, from a table with the columns of `R`. A field that is simply the column
 * of its name (`createdAt`: created_at) needs no mention; every other field of the type needs one, and a column that does
 * not exist does not compile. `:name` is a value; always there are `:viewer` (whose rows the reader reads as their
 * own, or null), `:person` (the reader's own account, or null), `:isAdmin`, `:now`, `:timeZone`.
 *
 * The next query is a view, where its type has none yet, and a resolver:
 *
 *     export const noteRows: View<Note> = {
 *       table: 'notes',
 *       fields: { author: one(() => userRows, (u, n) => `${u.id} = ${n.authorId}`) },
 *     }
 *
 *     async notes(@Args() page: PageArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
 *       const { id } = await context.signedIn()
 *       const list = rowsWhere(noteRows, t => `${t.authorId} = :id`)
 *       return readPage(noteRows, info, context, { ...page, ...list, values: { id } })
 *     }
 *
 * Fields that not everybody may see say so here (`contact` in jobs/jobRows.ts): a view is the only way to a row.
 */
export interface View<T, R = T> {
  table: string
  fields: Fields<T, R>
  /** The expression for columns not listed in `fields`; by default the column itself. */
  otherwise?: (t: Columns<R>, column: ColumnName<R>) => string
  /** Connections, each by the name of the field whose resolver returns `nestedPage`. */
  pages?: Record<string, Nested<'page', unknown, R>>
  /** Fields that a resolver computes, each with the fields of the same row that it computes from. */
  computed?: Record<string, readonly (keyof T)[]>
  /** What nouns above add, filled from their manifests. */
  added?: Added[]
  /** Has what is added to this view, too. */
  like?: AnyView
}

/** Fields of a view that another noun says in its own room. */
type Added = Pick<AnyView, 'fields' | 'pages' | 'computed'>

export interface Addition {
  to: AnyView
  added: Added
}

/**
 * Adds fields to the view of another noun, so that it needn't know this one: `T` is the whole row, `F` what is added. Their
 * part in the schema is said with `fieldOf`.
 */
export const addsTo = <T, F, R>(
  to: AnyView,
  added: { fields: Fields<F, R> } & Pick<View<T, R>, 'pages' | 'computed'>,
): Addition => ({ to, added })

const allAddedTo = ({ like, added = [] }: AnyView): Added[] => [...(like ? allAddedTo(like) : []), ...added]

/** The view with what was added to it. */
export const withAdded = (view: AnyView): AnyView => {
  const parts = [view, ...allAddedTo(view)]
  return {
    ...view,
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    pages: Object.assign({}, ...parts.map(({ pages }) => pages)),
    computed: Object.assign({}, ...parts.map(({ computed }) => computed)),
  }
}

/** The SQL of a field, also of one that was added. */
export const sqlOf = <R>(view: AnyView, field: string): Sql<R> =>
  (withAdded(view).fields as Record<string, Sql<R>>)[field]!

/** A view of any type, for the compiler. */
export interface AnyView {
  table: string
  fields: object
  otherwise?: (t: never, column: never) => string
  pages?: Record<string, AnyNested>
  computed?: Record<string, readonly PropertyKey[]>
  added?: Added[]
  like?: AnyView
}

export type Fields<T, R = T> = {
  [K in Exclude<keyof T, ColumnName<R>>]-?: FieldView<NonNullable<T[K]>, R>
} & { [K in Extract<keyof T, ColumnName<R>>]?: FieldView<NonNullable<T[K]>, R> }

/** An expression over the row's columns, or other rows. */
type FieldView<V, R> = [V] extends [Primitive]
  ? Sql<R>
  : V extends readonly (infer Item)[]
    ? [Item] extends [Primitive]
      ? Sql<R>
      : Nested<'list', Item, R>
    : unknown extends V
      ? Sql<R>
      : Nested<'one', V, R>

type Primitive = string | number | boolean | Date
type Sql<R> = (t: Columns<R>) => string

export interface AnyNested {
  kind: 'one' | 'list' | 'page'
  view: (parent: never) => AnyView
  on: (row: never, parent: never) => string
  order?: ((row: never) => string) | undefined
  most?: number | undefined
}

/** Rows of the type `T` within a row of the table `P`. */
interface Nested<Kind, T, P> extends AnyNested {
  kind: Kind & AnyNested['kind']
  on: (row: never, parent: Columns<P>) => string
  /** Carries the type only, and never has a value. */
  of?: T
}

const nested =
  <Kind extends AnyNested['kind']>(kind: Kind) =>
  <T, R, P>(
    view: (parent: Columns<P>) => View<T, R>,
    on: (row: Columns<R>, parent: Columns<P>) => string,
    order?: (row: Columns<R>) => string,
    most?: number,
  ): Nested<Kind, T, P> => ({ kind, view, on, order, most })

/**
 * The row for which `on` holds, the first by `order`, or null. The view may use what is known about the enclosing row
 * (`bidRowsOf` in bids/bidRows.ts).
 */
export const one = nested('one')

/** The rows for which `on` holds, at most `most`. Omit it only for lists that are always short. */
export const list = nested('list')

/** A connection of the rows for which `on` holds, newest first. Its resolver returns `nestedPage`. */
export const page = nested('page')

/**
 * The requested fields of a `T`, as written by PostgreSQL (a timestamp is text, which scalars.ts converts to ISO
 * 8601). Other fields are missing, so a resolver that computes from a row lists its needs in the view.
 */
export type Row<T> = { [K in keyof T]: Written<T[K]> }

type Written<V> = V extends Date
  ? string
  : V extends string | number | boolean | null | undefined
    ? V
    : V extends readonly (infer Item)[]
      ? Written<Item>[]
      : V extends object
        ? Row<V>
        : V
