import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import * as z from 'zod/mini'
import { limits } from '../rules/limits.js'
import { badField } from './errors.js'
import { Rules } from './rules.js'

@ArgsType()
@Rules(
  z.object({
    first: z
      .int('first is a whole number')
      .check(
        z.minimum(1, `first is from 1 to ${limits.pageMax}`),
        z.maximum(limits.pageMax, `first is from 1 to ${limits.pageMax}`),
      ),
  }),
)
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: `How many, from 1 to ${limits.pageMax}.` })
  first!: number

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before this one.' })
  after?: string
}

@ObjectType({ simpleResolvers: true, description: 'Where a page of a list ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Pass it as `after` to get the next page; null for an empty page.',
  })
  endCursor!: string | null
}

export interface Page<Row> {
  nodes: Row[]
  edges: { cursor: string; node: Row }[]
  pageInfo: PageInfo
  /** Called when it is asked for. */
  totalCount: () => number | Promise<number>
}

/** The connection type of a list, `JobConnection` for Job. Lists are newest first and paged by keyset. */
export const connectionOf = <T extends object>(node: ClassType<T>, name: string) => {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `A ${name} and its place in a list.` })
  class Edge {
    @Field(() => String, { description: 'Pass it as `after` to go on from here.' })
    cursor!: string

    @Field(() => node, { description: `The ${name}.` })
    node!: T
  }

  @ObjectType(`${name}Connection`, {
    simpleResolvers: true,
    description: `A page of a list of ${name}, newest first.`,
  })
  class Connection {
    @Field(() => [node], { description: 'The items of this page.' })
    nodes!: T[]

    @Field(() => [Edge], { description: 'The items of this page, each with its cursor.' })
    edges!: Edge[]

    @Field(() => PageInfo, { description: 'Where this page ends.' })
    pageInfo!: PageInfo

    @Field(() => Int, { description: 'How many there are on all pages. Asking for it costs a count.' })
    totalCount!: number
  }
  return Connection
}

/** The place of a row in a list ordered by (createdAt, id): what a keyset page starts after. */
export interface Place {
  at: string
  id: string
}

const CURSOR = /^(\d{4}-\d\d-\d\d[ T][\d:.]+\+00(?::00)?),([0-9a-f-]{36})$/

export const cursorOf = ({ at, id }: Place) => Buffer.from(`${at},${id}`).toString('base64url')

export const placeOf = (cursor: string | null | undefined): Place | null => {
  if (cursor == null) return null
  const [, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!at || !id) throw badField('after', 'This is not a cursor of this list')
  return { at, id }
}
