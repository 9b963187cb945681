import { createHash } from 'node:crypto'
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
} from 'graphql'
import type { Context } from '../context.js'
import { limits } from '../rules/limits.js'
import { cursorOf, type Page, type PageArgs, placeOf, rowsFor } from '../shared/paging.js'
import { Compiler, type NestedPage, pageKey } from './compile.js'
import { type Cut, isAfter, NEWEST, type Order, orderBy, type View } from './View.js'

// biome-ignore lint/suspicious/noExplicitAny: the shape of a row is what the query asked for
export type Row = Record<string, any>
type Values = Record<string, unknown>

interface Plan {
  name: string
  text: string
  /** Names of the values of $1, $2, … */
  values: string[]
  pages: NestedPage[]
}

/** Statements are prepared under a name of their text; past this many different ones they are sent whole. */
const MOST_NAMES = 500
const names = new Set<string>()

const planOf = (text: string, pages: NestedPage[] = []): Plan => {
  const values: string[] = []
  const numbered = text.replace(/(?<!:):([a-z]\w*)/gi, (_, name: string) => {
    if (!values.includes(name)) values.push(name)
    return `$${values.indexOf(name) + 1}`
  })
  const name = createHash('sha1').update(numbered).digest('base64url')
  if (names.size < MOST_NAMES) names.add(name)
  return { name: names.has(name) ? name : '', text: numbered, values, pages }
}

/** Apollo keeps the parsed document, so the identity of a field's node and the rest of its statement name the plan. */
const plans = new WeakMap<FieldNode, Map<string, Plan>>()

const compiled = (info: GraphQLResolveInfo, rest: string, compile: (compiler: Compiler) => string): Plan => {
  const [node] = info.fieldNodes
  const known = plans.get(node!) ?? new Map<string, Plan>()
  if (info.fieldNodes.length === 1) plans.set(node!, known)
  const compiler = new Compiler(info)
  const plan = known.get(rest) ?? planOf(`select ${compile(compiler)} from ${rest}`, compiler.pages)
  known.set(rest, plan)
  return plan
}

/** The counts of lists are few and always the same texts. */
const counts = new Map<string, Plan>()

const countPlan = (count: string): Plan => {
  const plan = counts.get(count) ?? planOf(`select count(*) ${count}`)
  counts.set(count, plan)
  return plan
}

const nestedValues = ({ prefix, field, node }: NestedPage, info: GraphQLResolveInfo): Values => {
  const { first, after } = getArgumentValues(field, node, info.variableValues) as unknown as PageArgs
  const place = placeOf(after, NEWEST.type)
  return {
    [`${prefix}limit`]: rowsFor(first, limits.pageMax),
    [`${prefix}at`]: place?.at,
    [`${prefix}id`]: place?.id,
  }
}

const run = async (plan: Plan, info: GraphQLResolveInfo, context: Context, own: Values): Promise<Row[]> => {
  const viewer = await context.viewer()
  const { now, timeZone, database } = context
  const always = { viewer: viewer?.id, isAdmin: viewer?.userType === 'admin', now, timeZone }
  const all: Values = Object.assign(always, own, ...plan.pages.map(page => nestedValues(page, info)))
  const pool = info.operation.operation === 'query' ? database.readPool : database.pool
  const { name, text } = plan
  return (await pool.query({ name, text, values: plan.values.map(value => all[value] ?? null) })).rows
}

/** The fields asked for of a view's rows `t`; `rest` is what comes after the table. Only where rows are few by nature. */
export const readRows = (
  view: View,
  info: GraphQLResolveInfo,
  context: Context,
  rest: string,
  values: Values = {},
) => {
  const type = getNamedType(info.returnType) as GraphQLObjectType
  const sets = info.fieldNodes.map(node => node.selectionSet)
  const plan = compiled(info, `${view.table} t ${rest}`, compiler => compiler.columns(view, type, sets, 't'))
  return run(plan, info, context, values)
}

/** The fields asked for of the one row `t` for which `where` holds, or null. */
export const readOne = async (
  view: View,
  info: GraphQLResolveInfo,
  context: Context,
  where: string,
  values: Values = {},
) => (await readRows(view, info, context, `where ${where} limit 1`, values))[0] ?? null

interface List extends PageArgs {
  /** NEWEST when left out. */
  order?: Order
  /** Everything after `from`: rows `t` in that order, cut. */
  rows: (cut: Cut) => string
  /** Everything after `select count(*)`: run only where totalCount is asked for. */
  count: string
  values: Values
}

/** A page of a list of a view's rows, with the fields asked for. */
export const readPage = async (
  view: View,
  info: GraphQLResolveInfo,
  context: Context,
  list: List,
): Promise<Page<Row>> => {
  const order = list.order ?? NEWEST
  const place = placeOf(list.after, order.type)
  // A condition only where there is a cursor: with "or :at is null" a generic plan would pass the index by.
  const before = (row: string) => (place ? `and ${isAfter(order, row)}` : '')
  const connection = getNamedType(info.returnType) as GraphQLObjectType
  const plan = compiled(info, list.rows({ order: orderBy(order), before, limit: ':limit' }), compiler =>
    compiler.pageColumns(view, connection, info.fieldNodes, 't', order),
  )
  const rows = await run(plan, info, context, {
    ...list.values,
    limit: rowsFor(list.first, context.mostRows),
    ...place,
  })
  const total = async () => Number((await run(countPlan(list.count), info, context, list.values))[0]!.count)
  return pageOf(rows, list.first, total)
}

/** What the resolver of a `page` field answers. */
export const nestedPage = (row: Row, info: GraphQLResolveInfo, first: number): Page<Row> => {
  const { rows, total } = row[pageKey(info.fieldNodes[0]!)]
  return pageOf(rows, first, () => total)
}

/** One row more than asked for was read, to know whether there is more. graphql-js calls `totalCount` when it is asked for. */
const pageOf = (rows: Row[], first: number, totalCount: Page<Row>['totalCount']): Page<Row> => {
  const nodes = rows.slice(0, first)
  const edges = nodes.map(node => ({ node, cursor: cursorOf({ at: node.__at, id: node.__id }) }))
  return {
    nodes,
    edges,
    pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount,
  }
}
