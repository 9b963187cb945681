import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { isLocalDate } from '../../rules/dates.js'
import { limits } from '../../rules/limits.js'
import { badField } from '../errors.js'

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: `The number of items, 1 to ${limits.pageMax}.` })
  first!: number

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'The end of a page of a list, and whether another page follows.',
})
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is another page.' })
  hasNextPage!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Pass it as `after` to get the next page; null for an empty page.',
  })
  endCursor!: string | null
}

/** How many rows to read: one more than requested, to know whether there are more. */
export const rowsFor = (first: number, most: number): number => {
  if (first < 1 || first > most) throw badField('first', `first is from 1 to ${most}`)
  return first + 1
}

export interface Page<Row> {
  nodes: Row[]
  edges: { cursor: string; node: Row }[]
  pageInfo: PageInfo
  /** Counted only if requested. */
  totalCount: number | undefined
}

/** The connection type of a list, `JobConnection` for Job. Lists are newest first and paged by keyset. */
export const connectionOf = <T extends object>(node: ClassType<T>, name: string) => {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `A ${name} and its place in a list.` })
  class Edge {
    @Field(() => String, { description: 'Pass it as `after` to continue from here.' })
    cursor!: string

    @Field(() => node, { description: `The ${name}.` })
    node!: T
  }

  @ObjectType(`${name}Connection`, {
    simpleResolvers: true,
    description: `A page of a list of ${name}, newest first.`,
  })
  class Connection {
    @Field(() => [node], { description: 'The items on this page.' })
    nodes!: T[]

    @Field(() => [Edge], { description: 'The items on this page, each with its cursor.' })
    edges!: Edge[]

    @Field(() => PageInfo, { description: 'How to get the next page.' })
    pageInfo!: PageInfo

    @Field(() => Int, {
      description: 'The number of items on all pages. Requesting it runs a count in the database.',
    })
    totalCount!: number
  }
  return Connection
}

/** The position of a row in a list ordered by something and then by id: where a keyset page starts. */
interface Place {
  at: string
  id: string
}

export const cursorOf = ({ at, id }: Place) => Buffer.from(JSON.stringify([at, id])).toString('base64url')

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOMENT = /^[1-9]\d{3}-\d\d-\d\d[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00(:00)?$/

/** The content of a cursor; `type` is the SQL type of the value the list is ordered by. */
export const placeOf = (cursor: string | null | undefined, type: 'timestamptz' | 'text'): Place | null => {
  if (cursor == null) return null
  const refuse = () => badField('after', 'This cursor is not from this list')
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isPlace = type === 'text' ? !at.includes('\0') : MOMENT.test(at) && isLocalDate(at.slice(0, 10))
    if (typeof at === 'string' && typeof id === 'string' && ID.test(id) && isPlace) return { at, id }
  } catch {
    throw refuse()
  }
  throw refuse()
}

const cursorOfRow = (row: object) => {
  const { __at, createdAt, id } = row as { __at?: string; createdAt: string; id: string }
  return cursorOf({ at: __at ?? createdAt, id })
}

/**
 * A class because of its getter: each getter in a literal gets its own V8 hidden class, which lives until the next
 * full collection.
 */
class RowPage<Row extends object> implements Page<Row> {
  readonly pageInfo: PageInfo

  constructor(
    readonly nodes: Row[],
    hasNextPage: boolean,
    readonly totalCount: number | undefined,
  ) {
    const last = nodes.at(-1)
    this.pageInfo = { hasNextPage, endCursor: last ? cursorOfRow(last) : null }
  }

  get edges() {
    return this.nodes.map(node => ({ node, cursor: cursorOfRow(node) }))
  }
}

/**
 * One row more than requested was read, to know whether there are more; each has its position, in __at if no field
 * contains it.
 */
export const pageOf = <Row extends object>(rows: Row[], first: number, totalCount?: number): Page<Row> =>
  new RowPage(rows.slice(0, first), rows.length > first, totalCount)
