import { createHash } from 'node:crypto'
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../context.js'
import { limits } from '../rules/limits.js'
import { badField } from '../shared/errors.js'
import { cursorOf, type Page, type PageArgs, placeOf } from '../shared/paging.js'

/**
 * Reads plain rows: one SQL statement for whatever a query asked for, nested lists included, compiled once for each
 * field of a document. A view says what its rows are; see jobs/jobRows.ts and docs/decisions/0010-plain-rows.md.
 *
 * In SQL, `:name` is a value. Always there: `:viewer` (the viewer's id or null), `:isAdmin`, `:now` and `:timeZone`.
 */
export interface View {
  table: string
  /** Fields that are not simply the column of their name. `t` is the row's alias. */
  fields: Record<string, FieldView>
}
type FieldView = ((t: string) => string) | Needs | Nested
interface Needs {
  needs: readonly string[]
}
interface Nested {
  kind: 'one' | 'list' | 'page'
  view: () => View
  on: (row: string, parent: string) => string
  order?: (row: string) => string
}

/** A field that a resolver computes from these fields of the same row. */
export const needs = (...fields: string[]): Needs => ({ needs: fields })
/** The row for which `on` holds, the first by `order`, or null. */
export const one = (view: Nested['view'], on: Nested['on'], order?: Nested['order']): Nested => ({ kind: 'one', view, on, order })
/** All rows for which `on` holds: only where there are few by nature. */
export const list = (view: Nested['view'], on: Nested['on'], order: Nested['order']): Nested => ({ kind: 'list', view, on, order })
/** A connection of the rows for which `on` holds, newest first. Its resolver calls `nestedPage`. */
export const page = (view: Nested['view'], on: Nested['on']): Nested => ({ kind: 'page', view, on })

/** Everything after `from`. A page's source orders by (created_at, id) descending and takes `limit` rows. */
export type Source = (t: string, cut: { before: (row: string) => string; limit: string }) => string

/** The usual source: rows of a view's table for which `where` holds. */
export const newest =
  (table: string, where: (t: string) => string): Source =>
  (t, { before, limit }) =>
    `${table} ${t} where ${where(t)} ${before(t)} order by ${t}.created_at desc, ${t}.id desc limit ${limit}`

type Values = Record<string, unknown>
interface Plan {
  name: string
  text: string
  /** Names of values in the order of $1, $2, … */
  values: string[]
  /** Arguments of nested pages, read anew at each run. */
  nested: { prefix: string; field: GraphQLField<unknown, unknown>; node: FieldNode }[]
}

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** In JSON a numeric would become a float and in a row a string: money is text in both, a rating a float in both. */
const castOf = (type: GraphQLNamedType) =>
  type.name === 'Money' || type.name === 'LocalDate' || type.name === 'ID' ? '::text' : type.name === 'Float' ? '::float8' : ''

/** Directives are not looked at: a skipped field costs its column, and one plan serves all values of the variables. */
const collect = (sets: readonly (SelectionSetNode | undefined)[], info: GraphQLResolveInfo, into = new Map<string, FieldNode[]>()) => {
  for (const set of sets) {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        into.set(key, [...(into.get(key) ?? []), selection])
      } else {
        const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]
        collect([fragment?.selectionSet], info, into)
      }
    }
  }
  return into
}

const childSets = (nodes: FieldNode[]) => nodes.map(node => node.selectionSet)

/** The selections of `nodes` and of `edges { node }`, which are the same rows. */
const pageSets = (nodes: FieldNode[], info: GraphQLResolveInfo) => {
  const fields = collect(childSets(nodes), info)
  const named = (name: string, of = fields) => [...of.values()].flat().filter(node => node.name.value === name)
  return {
    rows: childSets([...named('nodes'), ...named('node', collect(childSets(named('edges')), info))]),
    total: named('totalCount').length > 0,
  }
}

const nodeType = (connection: GraphQLNamedType) =>
  getNamedType((connection as GraphQLObjectType).getFields().nodes!.type) as GraphQLObjectType

class Compiler {
  readonly nested: Plan['nested'] = []
  private aliases = 0

  constructor(private readonly info: GraphQLResolveInfo) {}

  alias = () => `t${++this.aliases}`

  columns(view: View, type: GraphQLObjectType, sets: readonly (SelectionSetNode | undefined)[], t: string): Map<string, string> {
    const out = new Map<string, string>()
    const byName = Map.groupBy([...collect(sets, this.info)], ([, nodes]) => nodes[0]!.name.value)
    const add = (name: string) => {
      const nodes = (byName.get(name) ?? []).flatMap(([, group]) => group)
      const field = type.getFields()[name]
      const how = view.fields[name]
      if (how && 'needs' in how) how.needs.forEach(add)
      else if (how && 'kind' in how && how.kind === 'page') {
        for (const [key, group] of byName.get(name) ?? []) out.set(key, this.page(how, field!, group, t))
      } else if (how && 'kind' in how) out.set(name, this.rows(how, getNamedType(field!.type) as GraphQLObjectType, nodes, t))
      else out.set(name, `${how ? how(t) : `${t}.${snake(name)}`}${field ? castOf(getNamedType(field.type)) : ''}`)
    }
    for (const name of byName.keys()) if (!name.startsWith('__')) add(name)
    if (out.size === 0) out.set('id', `${t}.id`)
    return out
  }

  select = (columns: Map<string, string>) => [...columns].map(([key, sql]) => `${sql} as "${key}"`).join(', ')

  private rows({ kind, view, on, order }: Nested, type: GraphQLObjectType, nodes: FieldNode[], parent: string): string {
    const t = this.alias()
    const rows = `select ${this.select(this.columns(view(), type, childSets(nodes), t))} from ${view().table} ${t}
      where ${on(t, parent)}${order ? ` order by ${order(t)}` : ''}`
    return kind === 'one'
      ? `(select row_to_json(r) from (${rows} limit 1) r)`
      : `(select coalesce(json_agg(r), '[]') from (${rows}) r)`
  }

  private page({ view, on }: Nested, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], parent: string): string {
    const t = this.alias()
    const prefix = `${t}_`
    this.nested.push({ prefix, field, node: nodes[0]! })
    const { rows, total } = pageSets(nodes, this.info)
    const columns = this.columns(view(), nodeType(getNamedType(field.type)), rows, t)
    const source = newest(view().table, row => on(row, parent))
    const before = (row: string) =>
      `and (:${prefix}at::timestamptz is null or (${row}.created_at, ${row}.id) < (:${prefix}at::timestamptz, :${prefix}id::uuid))`
    const count = total ? `, 'total', (select count(*) from ${view().table} ${t} where ${on(t, parent)})` : ''
    return `json_build_object('rows', (select coalesce(json_agg(r), '[]') from (
      select ${this.select(placed(columns, t))} from ${source(t, { before, limit: `:${prefix}limit` })}) r)${count})`
  }

  plan(text: string): Plan {
    const values: string[] = []
    const numbered = text.replace(/(?<!:):([a-z]\w*)/gi, (_, name: string) => {
      if (!values.includes(name)) values.push(name)
      return `$${values.indexOf(name) + 1}`
    })
    return { name: nameOf(numbered), text: numbered, values, nested: this.nested }
  }
}

/** Where a row stands in a page's order. */
const placed = (columns: Map<string, string>, t: string) =>
  new Map([...columns, ['cursorAt', `${t}.created_at::text`], ['cursorId', `${t}.id`]])

/** Statements are prepared under a name of their text; past this many different ones they are sent whole. */
const MOST_NAMES = 500
const names = new Set<string>()
const nameOf = (text: string) => {
  const name = createHash('sha1').update(text).digest('base64url')
  if (names.size < MOST_NAMES) names.add(name)
  return names.has(name) ? name : ''
}

/** The parsed document is kept by Apollo, so the identity of its nodes is the identity of the plan. */
const plans = new WeakMap<FieldNode, Map<string, Plan>>()

const planOf = (info: GraphQLResolveInfo, variant: string, compile: () => Plan): Plan => {
  const node = info.fieldNodes[0]!
  if (info.fieldNodes.length > 1) return compile()
  const known = plans.get(node) ?? new Map<string, Plan>()
  plans.set(node, known)
  const plan = known.get(variant) ?? compile()
  known.set(variant, plan)
  return plan
}

const run = async (plan: Plan, info: GraphQLResolveInfo, context: Context, values: Values): Promise<Row[]> => {
  const viewer = await context.viewer()
  const all: Values = { viewer: viewer?.id ?? null, isAdmin: viewer?.userType === 'admin', now: context.now, timeZone: context.timeZone, ...values }
  for (const { prefix, field, node } of plan.nested) {
    const { first, after } = getArgumentValues(field, node, info.variableValues) as unknown as PageArgs
    if (first < 1 || first > limits.pageMax) throw badField('first', `first is from 1 to ${limits.pageMax}`)
    const place = placeOf(after)
    Object.assign(all, { [`${prefix}limit`]: first + 1, [`${prefix}at`]: place?.at, [`${prefix}id`]: place?.id })
  }
  const pool = info.operation.operation === 'query' ? context.database.readPool : context.database.pool
  const { rows } = await pool.query({ name: plan.name, text: plan.text, values: plan.values.map(name => all[name] ?? null) })
  return rows
}

// biome-ignore lint/suspicious/noExplicitAny: the shape of a row is what the query asked for
export type Row = Record<string, any>

/** The fields asked for of the one row for which `where` holds, or null. */
export const readOne = async (view: View, info: GraphQLResolveInfo, context: Context, where: (t: string) => string, values: Values = {}) => {
  const plan = planOf(info, 'one', () => {
    const compiler = new Compiler(info)
    const t = compiler.alias()
    const columns = compiler.columns(view, getNamedType(info.returnType) as GraphQLObjectType, childSets([...info.fieldNodes]), t)
    return compiler.plan(`select ${compiler.select(columns)} from ${view.table} ${t} where ${where(t)} limit 1`)
  })
  const [row] = await run(plan, info, context, values)
  return row ?? null
}

/** The fields asked for of the rows for which `where` holds, in order: only where there are few by nature. */
export const readList = (view: View, info: GraphQLResolveInfo, context: Context, rest: (t: string) => string, values: Values = {}) =>
  run(
    planOf(info, 'list', () => {
      const compiler = new Compiler(info)
      const t = compiler.alias()
      const columns = compiler.columns(view, getNamedType(info.returnType) as GraphQLObjectType, childSets([...info.fieldNodes]), t)
      return compiler.plan(`select ${compiler.select(columns)} from ${view.table} ${t} ${rest(t)}`)
    }),
    info,
    context,
    values,
  )

/** A page of the rows of `source` with the fields asked for. `count` (all of the list, `select count…`) runs only for totalCount. */
export const readPage = async (
  view: View,
  info: GraphQLResolveInfo,
  context: Context,
  { first, after, source, values = {}, count, variant = '' }: PageArgs & { source: Source; values?: Values; count?: string; variant?: string },
): Promise<Page<Row>> => {
  const place = placeOf(after)
  const all = { ...values, limit: first + 1, at: place?.at, id: place?.id }
  const compile = () => {
    const compiler = new Compiler(info)
    const t = compiler.alias()
    const { rows } = pageSets([...info.fieldNodes], info)
    const columns = placed(compiler.columns(view, nodeType(getNamedType(info.returnType)), rows, t), t)
    // A keyset condition only where there is a cursor: with "… or :at is null" a generic plan would scan the index.
    const before = (row: string) => (place ? `and (${row}.created_at, ${row}.id) < (:at::timestamptz, :id::uuid)` : '')
    return compiler.plan(`select ${compiler.select(columns)} from ${source(t, { before, limit: ':limit' })}`)
  }
  const rows = await run(planOf(info, `page ${variant} ${place ? 'after' : ''}`, compile), info, context, all)
  const asked = count !== undefined && pageSets([...info.fieldNodes], info).total
  const total = asked
    ? Number((await run(planOf(info, `count ${variant}`, () => new Compiler(info).plan(count)), info, context, all))[0]!.count)
    : undefined
  return toPage(rows, first, total)
}

const toPage = (rows: Row[], first: number, totalCount?: number): Page<Row> => {
  const nodes = rows.slice(0, first)
  const edges = nodes.map(node => ({ node, cursor: cursorOf({ at: node.cursorAt, id: node.cursorId }) }))
  return { nodes, edges, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null }, totalCount }
}

/** What the resolver of a `page` field answers. */
export const nestedPage = (row: Row, info: GraphQLResolveInfo, first: number): Page<Row> => {
  const found = row[info.path.key] as { rows: Row[]; total?: number }
  return toPage(found.rows, first, found.total)
}
