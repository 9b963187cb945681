import type { Pool } from 'pg'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { UserType } from '../../rules/kinds.js'
import type { NoticeSubject } from '../../rules/notices/noticeKind.js'
import type { NoticeKindName } from '../../rules/notices/notices.js'
import { businessOf } from '../accounts/worksFor.js'
import type { Notice } from './Notice.js'
import { noticeSubject } from './noticeRows.js'

/** A notice with its reader, as mails need it. */
export interface SentNotice {
  id: string
  kind: NoticeKindName
  jobId: string | null
  data: object
  subject: NoticeSubject | null
  readAt: string | null
  mailedWith: string | null
  userId: string
  /** For a vendor whose jobs it is about; the account itself for everybody else. */
  businessId: string
  role: UserType
  firstName: string
  email: string
}

export const NOTICE = `select n.id, n.kind, n.job_id as "jobId", n.data, ${noticeSubject(columnsOf<Notice>('n'))} as subject,
    n.read_at as "readAt", n.mailed_with as "mailedWith",
    u.id as "userId", ${businessOf('u.id')} as "businessId", u.user_type as role, u.first_name as "firstName", u.email
  from notices n join users u on u.id = n.user_id and u.closed_at is null`

const BY_ID = prepared(`${NOTICE} where n.id = :id`)
const IN_MAIL = prepared(
  `${NOTICE} where n.mailed_with = :id and n.user_id = :userId order by n.created_at, n.id`,
)

/**
 * Takes a notice into one mail with all others of its kind that are still waiting. Skips notices that are already in
 * another mail, have been read, or wait for a digest.
 */
const TAKE = prepared(`
  update notices set mailed_with = :id where id in (
    select id from notices where user_id = :userId and mailed_with is null
      and (id = :id or (:isTogether::boolean and kind = :kind and read_at is null
        and not exists (select from held_notices h where h.notice_id = notices.id and h.channel = 'mail'))) order by id for update)
  and mailed_with is null`)

/** Null if it was removed, or its reader has closed the account. */
export const readNotice = async (pool: Pool, id: string): Promise<SentNotice | null> =>
  (await rowsOf<SentNotice & Record<string, unknown>>(pool, BY_ID, { id }))[0] ?? null

/** The notices in the mail of a notice, the same on every retry. */
export const takeIntoMail = async (
  pool: Pool,
  { id, userId, kind }: SentNotice,
  isTogether: boolean,
): Promise<SentNotice[]> => {
  await rowsOf(pool, TAKE, { id, userId, kind, isTogether })
  return rowsOf<SentNotice & Record<string, unknown>>(pool, IN_MAIL, { id, userId })
}
