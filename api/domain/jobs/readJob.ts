import type { GraphQLResolveInfo } from 'graphql'
import { notFound } from '../../platform/errors.js'
import { readOne } from '../../platform/rows/read.js'
import type { Context } from '../context.js'
import { isParty, visibleTo } from './jobPolicy.js'
import { jobRows, ownJobRows } from './jobRows.js'

/**
 * The requested fields of a job that the viewer may see, including one they have just released: it is visible through
 * the bid.
 */
export const readJob = async (id: string, context: Context, info: GraphQLResolveInfo) => {
  const job = await readOne(jobRows, info, context, t => `${t.id} = :id and ${visibleTo(t)}`, { id })
  if (!job) throw notFound('Job')
  return job
}

/**
 * The requested fields of the viewer's own job, or of one that an admin requests. Skips the check of each column,
 * which would take PostgreSQL as long again.
 */
export const readOwnJob = async (id: string, context: Context, info: GraphQLResolveInfo) => {
  const job = await readOne(ownJobRows, info, context, t => `${t.id} = :id and ${isParty(t)}`, { id })
  if (!job) throw notFound('Job')
  return job
}
