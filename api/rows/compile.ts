import { createHash } from 'node:crypto'
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  Kind,
  print,
  type SelectionSetNode,
} from 'graphql'
import { isAfter, NEWEST, type Nested, type Order, orderBy, rowsWhere, type View } from './View.js'

/** A nested page in a statement: its arguments become the values `prefix`limit, …at and …id at each run. */
export interface NestedPage {
  prefix: string
  field: GraphQLField<unknown, unknown>
  node: FieldNode
}
type Sets = readonly (SelectionSetNode | undefined)[]

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** A numeric would be a string in a row and a float in JSON: money is text in both, a rating a float in both. */
const casts: Record<string, string> = {
  Money: '::text',
  LocalDate: '::text',
  ID: '::text',
  Float: '::float8',
}

/** Directives are not looked at: a skipped field costs its column, and one statement serves all variables. */
const collect = (sets: Sets, info: GraphQLResolveInfo): FieldNode[] =>
  sets
    .flatMap(set => set?.selections ?? [])
    .flatMap(selection => {
      if (selection.kind === Kind.FIELD) return [selection]
      const { selectionSet } =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]!
      return collect([selectionSet], info)
    })

/** Names a page in its row by field and arguments: an alias may be any other field's name, or stand for another page elsewhere. */
export const pageKey = ({ name, arguments: given = [] }: FieldNode) =>
  `__${createHash('sha1')
    .update(`${name.value} ${given.map(print).sort().join()}`)
    .digest('hex')}`
const setsOf = (nodes: readonly FieldNode[]): Sets => nodes.map(node => node.selectionSet)
const typeOf = (field: { type: GraphQLNamedType | GraphQLField<unknown, unknown>['type'] }) =>
  getNamedType(field.type as GraphQLNamedType) as GraphQLObjectType

/** Turns selections into columns. */
export class Compiler {
  readonly pages: NestedPage[] = []
  private aliases = 0

  constructor(private readonly info: GraphQLResolveInfo) {}

  /** The columns of a view that a selection on its type asks for, as a select list. */
  columns(
    view: View,
    type: GraphQLObjectType,
    sets: Sets,
    t: string,
    more: Record<string, string> = {},
  ): string {
    const byName = Map.groupBy(collect(sets, this.info), node => node.name.value)
    const out = new Map<string, string>()
    const add = (name: string) => {
      const nodes = byName.get(name) ?? []
      const how = view.fields[name]
      const field = type.getFields()[name]
      if (typeof how !== 'object') {
        out.set(name, `${how?.(t) ?? `${t}.${snake(name)}`}${(field && casts[typeOf(field).name]) ?? ''}`)
      } else if ('needs' in how) {
        for (const needed of how.needs) add(needed)
      } else if (how.kind === 'page') {
        // Each set of arguments is a page of its own, whatever it is called.
        for (const [key, group] of Map.groupBy(nodes, pageKey)) out.set(key, this.page(how, field!, group, t))
      } else out.set(name, this.rows(how, typeOf(field!), nodes, t))
    }
    for (const name of byName.keys()) if (!name.startsWith('__')) add(name)
    if (out.size === 0) out.set('id', `${t}.id`)
    return [...out, ...Object.entries(more)].map(([key, sql]) => `${sql} as "${key}"`).join(', ')
  }

  /** The columns of a connection's rows, asked for as `nodes` or as `edges { node }`, and where each row stands. */
  pageColumns(
    view: View,
    connection: GraphQLObjectType,
    nodes: readonly FieldNode[],
    t: string,
    { by }: Order,
  ): string {
    const named = (name: string, of: readonly FieldNode[]) =>
      collect(setsOf(of), this.info).filter(node => node.name.value === name)
    const rows = [...named('nodes', nodes), ...named('node', named('edges', nodes))]
    const place = { __at: `${by(t)}::text`, __id: `${t}.id` }
    return this.columns(view, typeOf(connection.getFields().nodes!), setsOf(rows), t, place)
  }

  private rows(
    { kind, view, on, order }: Nested,
    type: GraphQLObjectType,
    nodes: FieldNode[],
    parent: string,
  ) {
    const t = this.alias()
    const rows = `select ${this.columns(view(), type, setsOf(nodes), t)} from ${view().table} ${t}
      where ${on(t, parent)}${order ? ` order by ${order(t)}` : ''}`
    return kind === 'one'
      ? `(select row_to_json(r) from (${rows} limit 1) r)`
      : `(select coalesce(json_agg(r), '[]') from (${rows}) r)`
  }

  private page(
    { view, on }: Nested,
    field: GraphQLField<unknown, unknown>,
    nodes: FieldNode[],
    parent: string,
  ) {
    const t = this.alias()
    const p = `${t}_`
    this.pages.push({ prefix: p, field, node: nodes[0]! })
    const columns = this.pageColumns(view(), typeOf(field), nodes, t, NEWEST)
    const rows = rowsWhere(
      view().table,
      t,
      on(t, parent),
    )({
      order: orderBy(NEWEST),
      before: row => `and (:${p}at::timestamptz is null or ${isAfter(NEWEST, row, p)})`,
      limit: `:${p}limit`,
    })
    const asksTotal = collect(setsOf(nodes), this.info).some(node => node.name.value === 'totalCount')
    const total = asksTotal ? `(select count(*) from ${view().table} ${t} where ${on(t, parent)})` : 'null'
    return `json_build_object('total', ${total}, 'rows',
      (select coalesce(json_agg(r), '[]') from (select ${columns} from ${rows}) r))`
  }

  private alias = () => `t${++this.aliases}`
}
