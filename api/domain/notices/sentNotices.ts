import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { AppContext } from '../context.js'

type App = Pick<AppContext, 'database' | 'clock'>

const SENT = prepared('select event from sent_notices where event = :event')
const RECORD = prepared(
  'insert into sent_notices (event, sent_at) values (:event, :now) on conflict do nothing',
)

/** True if a push or text message was accepted before, because a task may run again after its success. */
export const wasNoticeSent = async ({ database }: App, event: string): Promise<boolean> =>
  (await rowsOf(database.pool, SENT, { event })).length > 0

export const recordSentNotice = async ({ database, clock }: App, event: string): Promise<void> => {
  await rowsOf(database.pool, RECORD, { event, now: clock() })
}
