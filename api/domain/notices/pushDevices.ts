import { ECDH } from 'node:crypto'
import { LockMode } from '@mikro-orm/core'
import type { ReadSource } from '../../platform/database/prepared.js'
import { executeNamed, prepared, rowsOf } from '../../platform/database/prepared.js'
import { badField, notFound, unauthenticated } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { isPushAddress } from '../../platform/push/pushServices.js'
import { MOST_PUSH_DEVICES } from '../../rules/notices/pushRules.js'
import { ownAccount } from '../accounts/ownAccount.js'
import type { Viewer } from '../accounts/Viewer.js'
import { ownAct } from '../act.js'
import type { Context } from '../context.js'
import { deviceName } from './deviceName.js'
import type { PushDevice, PushSubscriptionInput } from './NoticePreferences.js'

/** In SQL: browsers `s` that are signed in. */
export const SIGNED_IN = `push_subscriptions s
  join sessions se on se.id = s.session_id and se.expires_at > :now and se.suspended_at is null
  join users u on u.id = s.user_id and u.is_active`

const DEVICES = prepared(`
  select s.id, s.name, s.created_at as "createdAt", coalesce(s.session_id = :sessionId::uuid, false) as "isCurrent"
  from ${SIGNED_IN} where s.user_id = :userId order by s.created_at desc, s.id limit ${MOST_PUSH_DEVICES}`)

export const pushDevicesOf = (
  pool: ReadSource,
  { personId: userId, sessionId }: Pick<Viewer, 'personId' | 'sessionId'>,
  now: Date,
): Promise<PushDevice[]> =>
  rowsOf<PushDevice & Record<string, unknown>>(pool, DEVICES, { userId, sessionId, now })

/**
 * Locks the session first, because signing out deletes it with its subscription. Finds none if the browser was signed
 * out already.
 */
const HOLD_SESSION = 'select id from sessions where id = :sessionId and user_id = :userId for key share'

/** Removes earlier subscriptions of this browser, including those of another account in it. */
const FORGET = 'delete from push_subscriptions where session_id = :sessionId or endpoint = :endpoint'

const ADD = `
  insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, name, created_at)
  values (:id, :userId, :sessionId, :endpoint, :p256dh, :auth, :name, :now) on conflict (endpoint) do nothing`

const DROP_EXTRA = `delete from push_subscriptions where id in (
  select id from push_subscriptions where user_id = :userId order by created_at desc, id offset ${MOST_PUSH_DEVICES})`

const isKey = (p256dh: string) => {
  try {
    return Boolean(ECDH.convertKey(p256dh, 'prime256v1', 'base64url'))
  } catch {
    return false
  }
}

const ownBrowsers = { ...ownAccount([], LockMode.PESSIMISTIC_WRITE), atBrowser: true } as const

/**
 * Stores one subscription per signed-in browser, until sign-out. The account that signed in last takes over a shared
 * browser's subscription.
 */
export const addPushSubscription = ownAct(ownBrowsers, async (acting, input: PushSubscriptionInput) => {
  const { tx, context, viewer, now } = acting
  const { push } = context.app.config
  if (!push) throw badField('endpoint', "Push notifications aren't set up here")
  const { endpoint, p256dh, auth } = input
  if (!isPushAddress(push.services, endpoint))
    throw badField('endpoint', "We don't support this push service")
  if (!isKey(p256dh)) throw badField('p256dh', 'This is not a push subscription')
  const { personId: userId, sessionId } = viewer
  const name = deviceName(context.caller.headers['user-agent'])
  const own = { userId, sessionId, endpoint }
  if ((await executeNamed(tx, HOLD_SESSION, own)).length === 0) throw unauthenticated()
  await executeNamed(tx, FORGET, own)
  await executeNamed(tx, ADD, { ...own, id: newId(), p256dh, auth, name, now })
  await executeNamed(tx, DROP_EXTRA, { userId })
  return viewer
})

export async function removePushSubscription(context: Context, id: string): Promise<Viewer> {
  const viewer = await context.signedIn()
  const removed = await context.em.execute(
    'delete from push_subscriptions where id = ? and user_id = ? returning id',
    [id, viewer.personId],
  )
  if (removed.length === 0) throw notFound('Browser')
  return viewer
}
