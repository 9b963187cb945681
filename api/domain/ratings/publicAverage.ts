import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import type { User } from '../accounts/User.js'
import type { Rating } from './Rating.js'
import { isPublic } from './ratingPolicy.js'

const r = columnsOf<Rating>('r')

/**
 * In SQL: the stored figure, unless time has revealed a rating since it was stored, which nobody has counted yet. So what
 * is read does not depend on when the task ran, and costs a comparison where nothing is due.
 */
const unlessDue = (column: 'rating' | 'ratingCount', counted: string) => (u: Columns<User>) =>
  `case when ${u.ratingDueAt} <= :now::timestamptz
    then (select ${counted} from ratings r where ${r.ratedId} = ${u.id} and ${isPublic(r)}) else ${u[column]} end`

export const publicRating = unlessDue('rating', 'coalesce(round(avg(r.rating), 2), 0.00)')
export const publicRatingCount = unlessDue('ratingCount', 'count(*)::int')

const RECOUNT = `update users set (rating, rating_count, rating_due_at) = (
    select coalesce(round(avg(r.rating) filter (where ${isPublic(r)}), 2), 0),
      count(*) filter (where ${isPublic(r)}),
      min(r.reveals_at) filter (where ${r.revealsAt} > :now::timestamptz)
    from ratings r where ${r.ratedId} = users.id)
  where id in (select value::uuid from json_array_elements_text(:userIds::json))`

/** Counts the ratings of these users again. The caller has locked them for writing, so that every rating is counted. */
export const recount = (tx: EntityManager, { now }: { now: Date }, userIds: string[]) =>
  executeNamed(tx, RECOUNT, { now, userIds: JSON.stringify(userIds) })
