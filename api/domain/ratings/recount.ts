import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { isPublic } from './publicRatingRows.js'
import type { Rating } from './Rating.js'

const r = columnsOf<Rating>('r')

const RECOUNT = `update users set (rating, rating_count, rating_due_at) = (
    select coalesce(round(avg(r.rating) filter (where ${isPublic(r)}), 2), 0),
      count(*) filter (where ${isPublic(r)}),
      min(r.reveals_at) filter (where ${r.revealsAt} > :now::timestamptz)
    from ratings r where ${r.ratedId} = users.id)
  where id in (select value::uuid from json_array_elements_text(:userIds::json))`

/** Counts the ratings of these users again. The caller has locked them for writing, so that every rating is counted. */
export const recount = (tx: EntityManager, { now }: { now: Date }, userIds: string[]) =>
  executeNamed(tx, RECOUNT, { now, userIds: JSON.stringify(userIds) })
