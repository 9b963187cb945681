import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { UnrecoverableError } from '../../platform/errors.js'
import { count } from '../../platform/limits/throttle.js'
import { sendText } from '../../platform/texts/sendText.js'
import { groupOf, noticePath, noticeWords } from '../../rules/notices/notices.js'
import { asText } from '../../rules/notices/textRules.js'
import type { AppContext } from '../context.js'
import type { Task } from '../TaskPayloads.js'
import { channelsFor } from './channelsFor.js'
import { openDigest, stillToTell, toldInDigest } from './digests.js'
import { holdNotice } from './heldNotices.js'
import { readNotice, type SentNotice } from './sentNotice.js'
import { recordSentNotice, wasNoticeSent } from './sentNotices.js'

const TEXTS_OF_PERSON = { name: 'texts', most: 20, seconds: 86_400 }
/** About an hour, as for pushes. */
const MOST_TEXT_ATTEMPTS = 8

const NUMBER = prepared(`
  select c.phone from text_consents c join users u on u.id = c.user_id and u.is_active
  where c.user_id = :userId and c.confirmed_at is not null and c.ended_at is null
    and not exists (select from text_stops s where s.phone = c.phone)`)

type Attempt = Parameters<Task<'noticeText'>>[2]

const isTooMany = (app: AppContext, userId: string) =>
  count({ now: app.clock(), app }, TEXTS_OF_PERSON, userId).then(
    () => false,
    () => true,
  )

/** Texts a person, once, if they have agreed and had fewer than twenty that day. */
async function textTo(app: AppContext, userId: string, text: string, { event, attempt, signal }: Attempt) {
  if (await wasNoticeSent(app, event)) return
  const [number] = await rowsOf<{ phone: string }>(app.database.pool, NUMBER, { userId })
  if (!number) return
  if (attempt === 1 && (await isTooMany(app, userId))) return app.metrics.delivery('sms', 'dropped')
  try {
    await sendText(app, { to: number.phone, text }, signal)
    await recordSentNotice(app, event)
    app.metrics.delivery('sms', 'accepted')
  } catch (error) {
    if (error instanceof UnrecoverableError || attempt < MOST_TEXT_ATTEMPTS) throw error
    app.metrics.delivery('sms', 'dropped')
    app.log.warn({ attempt }, 'A text message could not be sent and is dropped')
  }
}

const textOf = ({ config }: AppContext, notice: SentNotice) =>
  asText(noticeWords(notice), `${config.publicUrl}${noticePath(notice)}`)

/** Texts a notice, at once or after quiet hours. Skips a notice that was already read. */
export const noticeText: Task<'noticeText'> = async (app, { noticeId }, work) => {
  const { pool } = app.database
  const notice = await readNotice(pool, noticeId)
  const group = notice && groupOf(notice.kind, notice.role)
  if (!notice || !group || notice.readAt) return
  const { userId } = notice
  const { sms } = await channelsFor(app, { id: userId }, group, app.clock())
  if (sms.send === 'now') await textTo(app, userId, textOf(app, notice), work)
  if (sms.send === 'later') await holdNotice(pool, { noticeId, channel: 'sms', userId, group, dueAt: sms.at })
}

/** Texts everything held for a person as one message. */
export const digestText: Task<'digestText'> = async (app, { digestId }, work) => {
  const digest = await openDigest(app, digestId, work.attempt === 1)
  if (!digest) return
  const told = stillToTell(await toldInDigest(app.database.pool, digestId), digest.stored, 'sms', false)
  const [first] = told
  if (!first) return
  const several = asText(
    `${told.length} notifications came in during your quiet hours.`,
    `${app.config.publicUrl}/`,
  )
  await textTo(app, digest.userId, told.length === 1 ? textOf(app, first) : several, work)
}
