import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { clipped, UnrecoverableError } from '../../platform/errors.js'
import { type Push, sendPush } from '../../platform/push/sendPush.js'
import { mailTimingOf, noticePath, noticeWords } from '../../rules/notices/notices.js'
import type { AppContext } from '../context.js'
import type { Task } from '../TaskPayloads.js'
import { stillToTell, toldInDigest } from './digests.js'
import { SIGNED_IN } from './pushDevices.js'
import { readPreferences } from './readPreferences.js'
import { readNotice, type SentNotice } from './sentNotice.js'
import { recordSentNotice, wasNoticeSent } from './sentNotices.js'

/** This takes about an hour with the queue's backoff; after that the bell and the mail are enough. */
const MOST_PUSH_ATTEMPTS = 8

interface Device {
  [column: string]: unknown
  userId: string
  endpoint: string
  p256dh: string
  auth: string
}

const DEVICE = prepared(`
  select s.user_id as "userId", s.endpoint, s.p256dh, s.auth from ${SIGNED_IN} where s.id = :deviceId`)

const FORGET = prepared('delete from push_subscriptions where id = :deviceId returning id')

const asPush = (tag: string, text: string, path: string): Push => ({
  // The service worker shows only the newest of each tag, so a duplicate push is seen once.
  payload: JSON.stringify({ tag, text: clipped(text), path }),
  topic: tag.replaceAll('-', ''),
})

/** All new jobs share one push, because a busy hour must not fill the screen. */
const ofNotice = (notice: SentNotice): Push =>
  asPush(
    mailTimingOf(notice.kind) === 'together' ? notice.kind : notice.id,
    noticeWords(notice),
    noticePath(notice),
  )

const ofDigest = async ({ database: { pool } }: AppContext, userId: string, digestId: string) => {
  const stored = await readPreferences(pool, userId)
  const told = stored ? stillToTell(await toldInDigest(pool, digestId), stored, 'push', false) : []
  if (told.length > 1)
    return asPush(digestId, `${told.length} notifications came in during your quiet hours.`, '/')
  return told[0] ? ofNotice(told[0]) : null
}

/** The push for this person, or null if the notice is gone, read, switched off, or somebody else's. */
const said = async (
  app: AppContext,
  userId: string,
  { noticeId, digestId }: { noticeId?: string; digestId?: string },
): Promise<Push | null> => {
  if (digestId) return ofDigest(app, userId, digestId)
  const notice = await readNotice(app.database.pool, noticeId!)
  return notice && notice.userId === userId && !notice.readAt ? ofNotice(notice) : null
}

/** Pushes to one browser, once, and forgets a browser that is gone. */
export const devicePush: Task<'devicePush'> = async (
  app,
  { deviceId, ...what },
  { event, attempt, signal },
) => {
  const { pool } = app.database
  if (!app.config.push || (await wasNoticeSent(app, event))) return
  const [device] = await rowsOf<Device>(pool, DEVICE, { deviceId, now: app.clock() })
  const push = device && (await said(app, device.userId, what))
  if (!push) return
  try {
    const outcome = await sendPush(app.config.push, device, push, { now: app.clock(), signal })
    if (outcome === 'gone') await rowsOf(pool, FORGET, { deviceId })
    else await recordSentNotice(app, event)
    app.metrics.delivery('push', outcome)
  } catch (error) {
    // A permanent refusal means that a setting or our code is wrong, so the task fails where admins see it.
    if (error instanceof UnrecoverableError || attempt < MOST_PUSH_ATTEMPTS) throw error
    app.metrics.delivery('push', 'dropped')
    app.log.warn({ attempt }, 'A push could not be sent and is dropped')
  }
}
