import DataLoader from 'dataloader'
import type { FieldNode, GraphQLObjectType, GraphQLResolveInfo as Info } from 'graphql'
import { getNamedType } from 'graphql'
import type { Pool } from 'pg'
import { type Prepared, prepared, rowsOf } from '../database/prepared.js'
import { type Columns, columnsOf } from './columns.js'
import { Compiler, type NestedPage } from './compile.js'
import { perViewer } from './perViewer.js'
import { nestedValues } from './read.js'
import type { Row, View } from './View.js'

/** One row for one user. */
export interface Wanted {
  id: string
  /** The values that say who reads. */
  viewer: string | null
  person: string | null
  isOwner: boolean
  isAdmin: boolean
}

interface Asked extends Wanted {
  info: Info
}

/** Without `limit 1`, PostgreSQL would choose a hash join with the whole table. */
const statement = (columns: string, table: string, may: string) =>
  perViewer(`select ${columns} from ${table} t where t.id = :id and ${may} limit 1`, [
    'id',
    'viewer',
    'person',
    'isOwner',
    'isAdmin',
  ])

interface Plan extends Prepared {
  pages: NestedPage[]
}

/**
 * Rows of a view for many users at once, each with what that user may see of it: one statement for all requests for the
 * same fields in one turn of the event loop.
 */
export class RowsForViewers<T, R extends { id: unknown }> {
  private readonly plans = new WeakMap<FieldNode, Plan>()
  private readonly loader: DataLoader<Asked, Row<T> | null>

  constructor(
    private readonly pool: Pool,
    private readonly view: View<T, R>,
    /** SQL: whether the viewer may see a row. */
    private readonly visibleTo: (row: Columns<R>) => string,
    private readonly clock: () => Date,
  ) {
    this.loader = new DataLoader(asked => this.readAll(asked), {
      cache: false,
      maxBatchSize: 5000,
      batchScheduleFn: setImmediate,
    })
  }

  /** The fields that `info` selects. Null if the row doesn't exist or that user may not see it. */
  read(info: Info, wanted: Wanted): Promise<Row<T> | null> {
    return this.loader.load({ ...wanted, info })
  }

  private planOf(info: Info): Plan {
    const [node] = info.fieldNodes as [FieldNode]
    const known = this.plans.get(node)
    if (known) return known
    const compiler = new Compiler(info)
    const type = getNamedType(info.returnType) as GraphQLObjectType
    const columns = compiler.columns(this.view, type, compiler.within(info.fieldNodes), 't')
    const plan = {
      ...prepared(statement(columns, this.view.table, this.visibleTo(columnsOf('t')))),
      pages: compiler.pages,
    }
    this.plans.set(node, plan)
    return plan
  }

  private async readAll(all: readonly Asked[]): Promise<(Row<T> | null)[]> {
    const found: (Row<T> | null)[] = all.map(() => null)
    const places = all.map((asked, place) => ({ ...asked, place }))
    const groups = Map.groupBy(places, ({ info }) => this.keyOf(info))
    await Promise.all([...groups.values()].map(group => this.readGroup(group, found)))
    return found
  }

  /** If variables set the size of nested pages, each set of values is a separate statement. */
  private keyOf(info: Info): unknown {
    const { pages, name } = this.planOf(info)
    return pages.length > 0 ? name + JSON.stringify(pages.map(page => nestedValues(page, info))) : name
  }

  private async readGroup(group: (Asked & { place: number })[], found: (Row<T> | null)[]): Promise<void> {
    const { info } = group[0]!
    const plan = this.planOf(info)
    const values = {
      ids: group.map(({ id }) => id),
      viewers: group.map(({ viewer }) => viewer),
      persons: group.map(({ person }) => person),
      is_owners: group.map(({ isOwner }) => isOwner),
      admins: group.map(({ isAdmin }) => isAdmin),
      now: this.clock(),
      // Only a vendor's weekly and monthly figures need one, and those aren't part of a job.
      timeZone: 'UTC',
    }
    const pages = plan.pages.map(page => nestedValues(page, info))
    const rows = await rowsOf<Row<T> & { __n: number }>(this.pool, plan, Object.assign(values, ...pages))
    for (const row of rows) found[group[row.__n - 1]!.place] = row
  }
}
