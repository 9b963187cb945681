import { hash } from 'node:crypto'
import type { FieldNode, GraphQLField, GraphQLResolveInfo, GraphQLObjectType as Type } from 'graphql'
import { getNamedType, getNullableType, isListType, Kind, print } from 'graphql'
import { columnsOf, snake } from './columns.js'
import { isAfter, NEWEST, type Order, orderBy, rowsOfTable } from './keyset.js'
import { type AnyNested, type AnyView, withAdded } from './View.js'

/** A nested page in a statement: its arguments become the values `prefix`limit, …at and …id on each run. */
export interface NestedPage {
  prefix: string
  field: GraphQLField<unknown, unknown>
  node: FieldNode
}

/** A field's definition in a view. */
type AnyField = AnyNested | ((t: object) => string) | undefined

/** A numeric would be a string in a row but a float in JSON: money is text in both, a rating a float in both. */
const text = '::text'
const casts: Record<string, string> = {
  Money: text,
  Tons: text,
  LocalDate: text,
  ID: text,
  Float: '::float8',
}

const typeOf = (type: Type, field: string) => getNamedType(type.getFields()[field]?.type) as Type
const castOf = (type: Type, field: string) => {
  const cast = casts[typeOf(type, field)?.name]
  if (!cast) return ''
  return isListType(getNullableType(type.getFields()[field]!.type)) ? `${cast}[]` : cast
}
export const isTotal = ({ name }: FieldNode) => name.value === 'totalCount'

const keys = new WeakMap<FieldNode, string>()

/**
 * Names a page in its row by its arguments: an alias may equal another field's name, or stand for another page
 * elsewhere.
 */
export const pageKey = (node: FieldNode): string => {
  const asked = () => `${node.name.value} ${node.arguments?.map(print).sort()}`
  const key = keys.get(node) ?? `__${hash('sha1', asked())}`
  keys.set(node, key)
  return key
}

export class Compiler {
  readonly pages: NestedPage[] = []
  private aliases = 0

  constructor(private readonly info: GraphQLResolveInfo) {}

  /**
   * The fields selected within these, including those in fragments. Directives are ignored: a skipped field costs its
   * column, but one statement serves all variables. Each selection is visited once, however many fragments spread it:
   * otherwise crafted fragments could make this endless.
   */
  within(nodes: readonly Pick<FieldNode, 'selectionSet'>[], walked = new Set<unknown>()): FieldNode[] {
    return nodes.flatMap(({ selectionSet }) => {
      if (!selectionSet || walked.has(selectionSet)) return []
      walked.add(selectionSet)
      return selectionSet.selections.flatMap(each => {
        if (each.kind === Kind.FIELD) return [each]
        const inner = each.kind === Kind.FRAGMENT_SPREAD ? this.info.fragments[each.name.value]! : each
        return this.within([inner], walked)
      })
    })
  }

  /** The columns of a view for the selected fields, as a select list; `more` are always included. */
  columns(view: AnyView, type: Type, asked: FieldNode[], t: string, more = {}): string {
    const { fields, otherwise, pages, computed } = withAdded(view)
    const byName = Map.groupBy(asked, node => node.name.value)
    const out = new Map<string, string>(Object.entries(more))
    const add = (name: string) => {
      const nodes = byName.get(name) ?? []
      const field = (fields as Record<string, AnyField>)[name]
      const page = pages?.[name]
      if (page) {
        // Each set of arguments is a separate page, regardless of aliases.
        for (const [key, group] of Map.groupBy(nodes, pageKey)) out.set(key, this.page(page, type, group, t))
      } else if (typeof field === 'object') out.set(name, this.rows(field, typeOf(type, name), nodes, t))
      else {
        const columns = columnsOf(t) as never
        const column = field?.(columns) ?? otherwise?.(columns, name as never) ?? `${t}.${snake(name)}`
        out.set(name, `${column}${castOf(type, name)}`)
      }
    }
    const from = (name: string) => (computed?.[name] as string[] | undefined) ?? [name]
    for (const name of byName.keys()) if (!name.startsWith('__')) from(name).forEach(add)
    // Only the type's name is selected, and not every view has an id.
    if (out.size === 0) out.set('isThere', 'true')
    return [...out].map(([key, sql]) => `${sql} as "${key}"`).join(', ')
  }

  /** The columns of a connection's rows, selected as `nodes` or as `edges { node }`, and each row's position. */
  pageColumns<R>(view: AnyView, connection: Type, asked: FieldNode[], t: string, { by, field }: Order<R>) {
    const named = (name: string, of: FieldNode[]) => of.filter(node => node.name.value === name)
    const rows = [...named('nodes', asked), ...named('node', this.within(named('edges', asked)))]
    const at = by(columnsOf(t))
    const place = { ...(field ? { [field]: at } : { __at: `${at}::text` }), id: `${t}.id` }
    return this.columns(view, typeOf(connection, 'nodes'), this.within(rows), t, place)
  }

  private rows({ kind, view, on, order, most }: AnyNested, type: Type, nodes: FieldNode[], parent: string) {
    const t = `t${++this.aliases}`
    const [row, within] = [columnsOf(t) as never, columnsOf(parent) as never]
    const rows = `select ${this.columns(view(within), type, this.within(nodes), t)} from ${view(within).table} ${t}
      where ${on(row, within)}`
    const sorted = order ? ` order by ${order(row)}` : ''
    if (kind === 'list')
      return `(select coalesce(json_agg(r), '[]') from (${rows}${sorted}${most ? ` limit ${most}` : ''}) r)`
    // The limit stays outside where nothing is sorted: PostgreSQL then reads the row without a step for the subquery.
    return `(select row_to_json(r) from (${rows}${sorted && `${sorted} limit 1`}) r limit 1)`
  }

  private page({ view, on }: AnyNested, type: Type, nodes: FieldNode[], parent: string) {
    const [t, p] = [`t${++this.aliases}`, `t${this.aliases}_`]
    const [row, within] = [columnsOf(t) as never, columnsOf(parent) as never]
    const [node, asked] = [nodes[0]!, this.within(nodes)]
    this.pages.push({ prefix: p, field: type.getFields()[node.name.value]!, node })
    const columns = this.pageColumns(view(within), typeOf(type, node.name.value), asked, t, NEWEST)
    const { rows, count } = rowsOfTable(view(within).table, t, on(row, within))
    const before = (alias: string) => `and (:${p}at::timestamptz is null or ${isAfter(NEWEST, alias, p)})`
    const page = `(select coalesce(json_agg(r), '[]') from (select ${columns} from
        ${rows({ order: orderBy(NEWEST), before, limit: `:${p}limit` })}) r)`
    return asked.some(isTotal)
      ? `json_build_object('total', (select count(*) ${count}), 'rows', ${page})`
      : page
  }
}
