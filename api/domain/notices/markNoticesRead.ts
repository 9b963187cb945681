import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { isNoticeKind, noticePath } from '../../rules/notices/notices.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import type { MarkNoticesReadInput } from './inputs.js'
import type { Notice } from './Notice.js'

const UNREAD = prepared(`
  select id, kind, job_id as "jobId", data from notices where user_id = :userId and read_at is null`)

/** Locked in one order, since two tabs may mark the same notices at once. */
const MARK = prepared(`
  update notices set read_at = :now where id in (
    select id from notices where user_id = :userId and read_at is null
      and (:ids::uuid[] is null or id = any(:ids::uuid[])) and (:there::uuid[] is null or id = any(:there::uuid[]))
    order by id for update)`)

/** The unread notices whose page is at the path. */
const leadingTo = async ({ database }: Context['app'], viewer: Viewer, path: string) => {
  const unread = await rowsOf<Pick<Notice, 'id' | 'kind' | 'jobId' | 'data'> & Record<string, unknown>>(
    database.pool,
    UNREAD,
    { userId: viewer.personId },
  )
  return unread
    .filter(({ kind }) => isNoticeKind(kind))
    .filter(notice => noticePath({ ...notice, role: viewer.userType }) === path)
    .map(({ id }) => id)
}

export async function markNoticesRead(
  context: Context,
  { ids, path }: MarkNoticesReadInput,
): Promise<string> {
  const viewer = await context.signedIn()
  const { app, now } = context
  const there = path == null ? null : await leadingTo(app, viewer, path)
  if (there?.length !== 0)
    await rowsOf(app.database.pool, MARK, { userId: viewer.personId, ids: ids ?? null, there, now })
  return viewer.personId
}
