import { createECDH } from 'node:crypto'
import ece from 'http_ece'
import { UnrecoverableError } from '../errors.js'
import { isPassing } from '../isPassing.js'
import type { PushConfig } from './pushConfig.js'
import { isPushAddress } from './pushServices.js'
import { signedAs } from './signedAs.js'

/** Where a browser gets its pushes, and the keys with which only it can read them (RFC 8291). */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  /** What the service worker shows, as JSON. */
  payload: string
  /** A push that the service has not delivered yet is replaced by a later one of the same topic: up to 32 letters. */
  topic: string
}

/** A phone that was off for longer shows it no more: there is the bell, and the mail. */
const TTL_SECONDS = 86_400
const MOST_MS = 15_000

/** 404, 410: the browser has unsubscribed or is gone. 403: it has subscribed with another key than ours, */
const GONE = [403, 404, 410]
/** or, from Apple, our signature is not accepted: for its mailbox, or because our clock is wrong. */
const BAD_SIGNATURE = /BadJwtToken|ExpiredJwtToken|InvalidProviderToken|ExpiredProviderToken/

/** With a key of its own for each push (RFC 8291). */
const encrypted = (payload: string, { p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>) => {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  return new Uint8Array(
    ece.encrypt(Buffer.from(payload), { version: 'aes128gcm', dh: p256dh, privateKey, authSecret: auth }),
  )
}

/** Encrypted and signed. Answers whether there still is such a subscription; throws to be tried again. */
export async function sendPush(
  config: PushConfig,
  { endpoint, p256dh, auth }: PushSubscription,
  { payload, topic }: Push,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<'accepted' | 'gone'> {
  // A service may have been taken off the list since.
  if (!isPushAddress(config.services, endpoint)) return 'gone'
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      Authorization: signedAs(config, endpoint, now),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(TTL_SECONDS),
      Topic: topic,
    },
    body: encrypted(payload, { p256dh, auth }),
    // To where it likes: an address that nobody has checked.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]),
  })
  const why = response.status === 403 ? await response.text() : ''
  if (why === '') await response.body?.cancel()
  if (response.ok) return 'accepted'
  const isOurFault = BAD_SIGNATURE.test(why)
  if (GONE.includes(response.status) && !isOurFault) return 'gone'
  // The path is a key to the browser, so only the host is named.
  const message = `The push service ${new URL(endpoint).host} answered ${response.status}`
  throw isPassing(response.status) ? new Error(message) : new UnrecoverableError(message)
}
