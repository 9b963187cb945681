import { randomInt } from 'node:crypto'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ReadSource } from '../../platform/database/prepared.js'
import { executeNamed, prepared, rowsOf } from '../../platform/database/prepared.js'
import { badField, isFailure } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { count } from '../../platform/limits/throttle.js'
import { isSignature, signedHash } from '../../platform/signature.js'
import { sendText } from '../../platform/texts/sendText.js'
import { meaningOf } from '../../rules/notices/textAnswers.js'
import {
  asPhoneNumber,
  asText,
  CODE_DIGITS,
  CODE_MINUTES,
  digitsOf,
  MOST_CODE_ATTEMPTS,
  TEXT_CONSENT,
} from '../../rules/notices/textRules.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { User } from '../accounts/User.js'
import type { Viewer } from '../accounts/Viewer.js'
import { ownAct } from '../act.js'
import type { AppContext, Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import type { Task } from '../TaskPayloads.js'
import type { TextCodeRequestInput, TextNumber } from './NoticePreferences.js'

/** Texts cost money, and a number may be a stranger's, so both a person and a number get only a few codes. */
const CODES_OF_PERSON = { name: 'text-codes', most: 5, seconds: 86_400 }
const CODES_TO_NUMBER = { name: 'text-codes-to', most: 5, seconds: 86_400 }

const OWN = prepared(`
  select phone, confirmed_at is not null as "isConfirmed" from text_consents
  where user_id = :userId and ended_at is null`)

export const textNumberOf = async (pool: ReadSource, userId: string): Promise<TextNumber | null> =>
  (await rowsOf<TextNumber & Record<string, unknown>>(pool, OWN, { userId }))[0] ?? null

const END = `update text_consents set ended_at = :now, ended_by = :by, code_hash = null
  where user_id = :userId and ended_at is null`

const ASK = `insert into text_consents (id, user_id, phone, words, asked_at)
  values (:id, :userId, :phone, :words, :now)`

const STOPPED = 'select 1 from text_stops where phone = :phone'

const ownNumber = ownAccount([], LockMode.PESSIMISTIC_WRITE)

const askForCode = ownAct(ownNumber, async ({ tx, viewer, now }, phone: string) => {
  const id = newId()
  await executeNamed(tx, END, { userId: viewer.personId, by: 'other_number', now })
  await executeNamed(tx, ASK, { id, userId: viewer.personId, phone, words: TEXT_CONSENT, now })
  await enqueue(tx, 'textCode', { consentId: id })
  return viewer
})

/** Texts a code to the number. Nothing else is sent to it before the code comes back. */
export async function requestTextCode(
  context: Context,
  { phone: written }: TextCodeRequestInput,
): Promise<Viewer> {
  const viewer = await context.atBrowser()
  const phone = asPhoneNumber(written)!
  const { emailConfirmedAt } = await context.em.findOneOrFail(User, viewer.personId)
  // Texts cost money, and creating an account that nobody confirms costs nothing.
  if (!emailConfirmedAt) throw badField('phone', 'Please confirm your email first')
  context.em.clear()
  if ((await executeNamed(context.em, STOPPED, { phone })).length > 0)
    throw badField('phone', 'This number replied STOP. Text START to us from it first.')
  await count(context, CODES_OF_PERSON, viewer.personId)
  await count(context, CODES_TO_NUMBER, phone)
  return askForCode(context, phone)
}

/** Signed with SECRET, so that the stored value doesn't reveal the code: a million can be tried in a second. */
const codeHash = ({ config }: Pick<AppContext, 'config'>, consentId: string, code: string) =>
  signedHash(config.secret, `text code\n${consentId}\n${code}`)

const NEW_CODE = prepared(`
  update text_consents c set code_hash = :hash, code_expires_at = :expiresAt
  where id = :consentId and ended_at is null and confirmed_at is null
    and not exists (select from text_stops s where s.phone = c.phone) returning phone`)

/** Texts a code created here, which is stored nowhere, not even in the queue. */
export const textCode: Task<'textCode'> = async (app, { consentId }, { signal }) => {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const [consent] = await rowsOf<{ phone: string }>(app.database.pool, NEW_CODE, {
    consentId,
    hash: codeHash(app, consentId, code),
    expiresAt: new Date(app.clock().getTime() + CODE_MINUTES * 60_000),
  })
  if (!consent) return
  const text = `${code} is your Haulbid code. If you didn't ask for it, ignore this message. Reply STOP to opt out.`
  await sendText(app, { to: consent.phone, text }, signal)
}

interface Asked {
  id: string
  codeHash: Buffer | null
  codeExpiresAt: string | null
  attempts: number
}

const OPEN = `select id, code_hash as "codeHash", code_expires_at as "codeExpiresAt", attempts from text_consents
  where user_id = :userId and ended_at is null and confirmed_at is null for update`

const isCode = (context: Context, { id, codeHash: hash, codeExpiresAt, attempts }: Asked, code: string) =>
  hash !== null &&
  attempts < MOST_CODE_ATTEMPTS &&
  new Date(codeExpiresAt!) > context.now &&
  isSignature(hash.toString('base64url'), codeHash(context.app, id, code).toString('base64url'))

/** Returns whether the code is right. */
const tryCode = ownAct(ownNumber, async ({ tx, context, viewer, now }, code: string): Promise<boolean> => {
  const [asked] = await executeNamed<Asked>(tx, OPEN, { userId: viewer.personId })
  if (!asked) return false
  const { id } = asked
  if (!isCode(context, asked, digitsOf(code))) {
    await executeNamed(tx, 'update text_consents set attempts = attempts + 1 where id = :id', { id })
    return false
  }
  await executeNamed(
    tx,
    'update text_consents set confirmed_at = :now, code_hash = null, code_expires_at = null where id = :id',
    { id, now },
  )
  return true
})

/** Five attempts for each code. A wrong one counts although it is refused, so the refusal comes after the commit. */
export async function confirmTextCode(context: Context, code: string): Promise<Viewer> {
  const viewer = await context.atBrowser()
  if (!(await tryCode(context, code)))
    throw badField('code', 'This code is wrong or has expired. Check it, or ask for another.')
  return viewer
}

export const stopTexts = ownAct(ownNumber, async ({ tx, viewer, now }) => {
  await executeNamed(tx, END, { userId: viewer.personId, by: 'page', now })
  return viewer
})

/** Texts were about the jobs of the business. */
export const endTexts = (tx: EntityManager, userId: string, now: Date) =>
  executeNamed(tx, END, { userId, by: 'work_ended', now })

const STOP_NUMBER = prepared(
  'insert into text_stops (phone, stopped_at) values (:phone, :now) on conflict do nothing',
)
const END_OF_NUMBER = prepared(`
  update text_consents set ended_at = :now, ended_by = 'stop', code_hash = null where phone = :phone and ended_at is null`)
const START_NUMBER = prepared('delete from text_stops where phone = :phone')

const IS_OURS = prepared(`
  select exists (select from text_consents where phone = :phone and ended_at is null)
    and not exists (select from text_stops where phone = :phone) as "isOurs"`)
const SUPPORT_PHONE = prepared('select support_phone as phone from settings')

/** Two machines must not write to each other for long, and texts cost money. */
const REPLIES = { name: 'text-replies', most: 1, seconds: 3600 }

/** Says where to write instead; a number that we don't text gets no reply. */
export const textReply: Task<'textReply'> = async (app, { phone, isHelp }, { signal }) => {
  const { config, database } = app
  const [support] = await rowsOf<{ phone: string | null }>(database.pool, SUPPORT_PHONE, {})
  const called = support?.phone ?? config.supportPhone
  const words = isHelp
    ? `Haulbid${called ? `, ${called}` : ''}. Reply STOP to opt out. Help is at`
    : 'Nobody reads replies here. Answer at'
  await sendText(app, { to: phone, text: asText(words, `${config.publicUrl}/`) }, signal)
}

const replyTo = async (app: AppContext, phone: string, isHelp: boolean): Promise<void> => {
  const [found] = await rowsOf<{ isOurs: boolean }>(app.database.pool, IS_OURS, { phone })
  if (!found?.isOurs) return
  try {
    await count({ now: app.clock(), app }, REPLIES, phone)
  } catch (error) {
    if (isFailure(error)) return
    throw error
  }
  await app.database.orm.em.fork().transactional(tx => enqueue(tx, 'textReply', { phone, isHelp }))
}

/**
 * Records an answer to a text. A plain wish to stop ends every consent for the number; START only lets it be asked again. Any
 * other answer gets a reply, one an hour.
 */
export async function textAnswered(
  app: AppContext,
  { from, text }: { from: string; text: string },
): Promise<void> {
  const { pool } = app.database
  const phone = asPhoneNumber(from)
  if (!phone) return
  const values = { phone, now: app.clock() }
  const meant = meaningOf(text)
  if (meant === 'stop') {
    await rowsOf(pool, STOP_NUMBER, values)
    await rowsOf(pool, END_OF_NUMBER, values)
  } else if (meant === 'start') await rowsOf(pool, START_NUMBER, values)
  else await replyTo(app, phone, meant === 'help')
}
