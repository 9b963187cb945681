import {
  type FieldNode,
  type GraphQLObjectType,
  getArgumentValues,
  getNamedType,
  getNullableType,
  type GraphQLResolveInfo as Info,
  isListType,
  isNonNullType,
  Kind,
} from 'graphql'
import { limits } from '../../rules/limits.js'
import type { Database } from '../database/database.js'
import type { ReadSource } from '../database/prepared.js'
import { type Prepared, prepared, rowsOf } from '../database/prepared.js'
import { notFound } from '../errors.js'
import { type Columns, columnsOf } from './columns.js'
import { Compiler, isTotal, type NestedPage, pageKey } from './compile.js'
import { type Cut, isAfter, NEWEST, type Order, orderBy } from './keyset.js'
import { type Page, type PageArgs, pageOf, placeOf, rowsFor } from './paging.js'
import { readTogether } from './readTogether.js'
import type { Row, View } from './View.js'

type Values = Record<string, unknown>

/** The viewer, the time, and the pool to read from. */
interface Reader {
  now: Date
  timeZone: string
  /** The maximum page size. */
  mostRows: number
  database: Pick<Database, 'pool'>
  /** The source of a query's reads, perhaps a standby. */
  readPool: ReadSource
  /** Values that views may use in addition to `:viewer` and the like. */
  values: Values
  /** The values that say who reads: `viewer`, `person`, `isAdmin`. */
  reader(): Promise<Values>
}

type Plan = Prepared & {
  pages: NestedPage[]
  asksTotal: boolean
  asksRows: boolean
  /** True if the rows contain lists, or rows with others within. */
  hasRowsWithin: boolean
}

/**
 * The parsed document is cached, so a field's node is a stable key; the SQL after the columns distinguishes its plans.
 */
const plans = new WeakMap<FieldNode, Map<string, Plan>>()

/** A field with more than one row of scalars within, such as where somebody works. */
const hasMany = ({ name, selectionSet }: FieldNode, { returnType }: Info): boolean => {
  if (!selectionSet) return false
  const field = (getNamedType(returnType) as GraphQLObjectType).getFields()[name.value]
  const isOfScalars = selectionSet.selections.every(
    selected => selected.kind === Kind.FIELD && !selected.selectionSet,
  )
  return !isOfScalars || !field || isListType(getNullableType(field.type))
}

const planFor = (info: Info, rest: string, columns: (compiler: Compiler, asked: FieldNode[]) => string) => {
  const [node, ...others] = info.fieldNodes as [FieldNode]
  // A selection merged from several nodes cannot be cached under any one of them.
  const known = others.length > 0 ? undefined : (plans.get(node) ?? new Map<string, Plan>())
  if (known) plans.set(node, known)
  const compile = (): Plan => {
    const compiler = new Compiler(info)
    const asked = compiler.within(info.fieldNodes)
    const sql = `select ${columns(compiler, asked)} from ${rest}`
    const asksRows = asked.some(field => !isTotal(field) && field.name.value !== '__typename')
    const hasRowsWithin = asked.some(field => hasMany(field, info))
    return {
      ...prepared(sql),
      pages: compiler.pages,
      asksTotal: asked.some(isTotal),
      asksRows,
      hasRowsWithin,
    }
  }
  const plan = known?.get(rest) ?? compile()
  known?.set(rest, plan)
  return plan
}

export const nestedValues = ({ prefix, field, node }: NestedPage, info: Info): Values => {
  const { first, after } = getArgumentValues(field, node, info.variableValues) as unknown as PageArgs
  const { at, id } = placeOf(after, NEWEST.type) ?? {}
  return { [`${prefix}limit`]: rowsFor(first, limits.pageMax), [`${prefix}at`]: at, [`${prefix}id`]: id }
}

const run = async <Found extends object>(
  plan: Plan,
  info: Info,
  context: Reader,
  own: Values,
  /** How many viewers may share a statement. */
  together = 1,
): Promise<Found[]> => {
  const asker = { ...(await context.reader()), now: context.now }
  const all: Values = Object.assign(
    { ...context.values, ...asker },
    own,
    ...plan.pages.map(page => nestedValues(page, info)),
  )
  // Validating a zone's name costs as much as a small query, so it is done only if it is used.
  if (plan.values.includes('timeZone')) all.timeZone = context.timeZone
  const { readPool, database } = context
  const isQuery = info.operation.operation === 'query'
  // A standby is chosen for each viewer, so only reads of the primary are shared.
  if (together > 1 && isQuery && readPool === database.pool)
    return readTogether(database.pool, plan, all, together)
  return rowsOf(isQuery ? readPool : database.pool, plan, all)
}

const rowsPlan = <T, R>(view: View<T, R>, info: Info, rest: (t: Columns<R>) => string) => {
  const type = getNamedType(info.returnType) as GraphQLObjectType
  return planFor(info, `${view.table} t ${rest(columnsOf('t'))}`, (compile, asked) =>
    compile.columns(view, type, asked, 't'),
  )
}

/**
 * The requested fields of a view's rows `t`; `rest` is what follows the table. Only for lists that are always short.
 */
export const readRows = <T, R>(
  view: View<T, R>,
  info: Info,
  context: Reader,
  rest: (t: Columns<R>) => string,
  values: Values = {},
) => run<Row<T>>(rowsPlan(view, info, rest), info, context, values)

/** `VendorDocument` as "Vendor document". */
const inWords = (typeName: string) =>
  typeName.replace(/(?<=[a-z])[A-Z]/g, capital => ` ${capital.toLowerCase()}`)

/**
 * The requested fields of the one row `t` for which `where` holds, or null. A mutation that must answer with a row gets
 * NOT_FOUND instead: it reads its row back, and someone may have removed it in between.
 */
export const readOne = async <T, R>(
  view: View<T, R>,
  info: Info,
  context: Reader,
  where: (t: Columns<R>) => string,
  values?: Values,
) => {
  const [row] = await readRows(view, info, context, t => `where ${where(t)} limit 1`, values)
  const isMutation = info.operation.operation === 'mutation'
  if (!row && isMutation && isNonNullType(info.returnType))
    throw notFound(inWords(getNamedType(info.returnType).name))
  return row ?? null
}

/** The requested fields of the row with this id, or null. */
export const readById = <T, R extends { id: unknown }>(
  view: View<T, R>,
  info: Info,
  context: Reader,
  id: string,
) => readOne(view, info, context, () => 't.id = :id', { id })

/** A row without nested rows takes a fortieth of a millisecond, so nobody waits long for the last one. */
const ROWS_TOGETHER = 20

/** The requested fields of the row of the person who asks, read together with those of others. */
export const readViewersOwn = async <T, R extends { id: unknown }>(
  view: View<T, R>,
  info: Info,
  context: Reader,
) => {
  const plan = rowsPlan(view, info, () => 'where t.id = :person limit 1')
  const rows = await run<Row<T>>(plan, info, context, {}, plan.hasRowsWithin ? 1 : ROWS_TOGETHER)
  return rows[0] ?? null
}

interface List<R> extends PageArgs {
  /** NEWEST by default. */
  order?: Order<R>
  /** Everything after `from`: rows `t` in that order, limited to the page. */
  rows: (cut: Cut) => string
  /** Everything after `select count(*)`: run only if totalCount is requested. */
  count: string
  /** True if the best plan depends on the values: PostgreSQL then plans each time instead of once. */
  isPlannedAnew?: boolean
  /**
   * How many viewers' pages one statement may read. All arrive when the last one is read, on one of the database's
   * cores: a few milliseconds in all, and only if each page costs about the same.
   */
  together?: number | undefined
  values: Values
}

/** A page of a list of a view's rows, with the requested fields. */
export const readPage = async <T, R extends { createdAt: Date }>(
  view: View<T, R>,
  info: Info,
  context: Reader,
  list: List<NoInfer<R>>,
): Promise<Page<Row<T>>> => {
  const { order = NEWEST, first, count } = list
  const place = placeOf(list.after, order.type)
  // A condition only if there is a cursor: with "or :at is null" a generic plan would not use the index.
  const before = (alias: string) => (place ? `and ${isAfter(order, alias)}` : '')
  const connection = getNamedType(info.returnType) as GraphQLObjectType
  const cut = list.rows({ order: orderBy(order), before, limit: ':limit' })
  const planned = planFor(info, cut, (compile, asked) =>
    compile.pageColumns(view, connection, asked, 't', order),
  )
  // PostgreSQL plans an unnamed statement for the values it is sent with.
  const nameless = list.isPlannedAnew && { name: '' }
  const plan = { ...planned, ...nameless }
  const values = { ...list.values, ...place, limit: rowsFor(first, context.mostRows) }
  const counting = () =>
    run<{ count: number }>(
      { ...plan, ...prepared(`select count(*)::int ${count}`), ...nameless },
      info,
      context,
      values,
    )
  const [rows, [counted]] = await Promise.all([
    plan.asksRows ? run<Row<T>>(plan, info, context, values, list.together) : [],
    plan.asksTotal ? counting() : [],
  ])
  return pageOf(rows, first, counted?.count)
}

/** The return value for the resolver of a field in `pages`. */
export const nestedPage = <T>(row: object, info: Info, first: number): Page<Row<T>> => {
  const pages = row as Record<string, Row<T>[] | { rows: Row<T>[]; total: number }>
  const page = pages[pageKey(info.fieldNodes[0]!)]!
  return Array.isArray(page) ? pageOf(page, first) : pageOf(page.rows, first, page.total)
}
