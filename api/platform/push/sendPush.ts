import { createECDH } from 'node:crypto'
import ece from 'http_ece'
import { UnrecoverableError } from '../errors.js'
import { isPassing } from '../isPassing.js'
import type { PushConfig } from './pushConfig.js'
import { isPushAddress } from './pushServices.js'
import { signedAs } from './signedAs.js'

/** The address of a browser's pushes, and the keys with which only that browser can read them (RFC 8291). */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  /** The notification for the service worker, as JSON. */
  payload: string
  /** A later push of the same topic replaces one that is not delivered yet: up to 32 letters. */
  topic: string
}

/** The service drops a push after a day, because the bell and the mail notify the user anyway. */
const TTL_SECONDS = 86_400
const MOST_MS = 15_000

/** 404 and 410: the browser has unsubscribed or is gone. 403: it subscribed with another key than ours. */
const GONE = [403, 404, 410]
/** Apple also answers 403 if it rejects our signature, because of its mailbox or because our clock is wrong. */
const BAD_SIGNATURE = /BadJwtToken|ExpiredJwtToken|InvalidProviderToken|ExpiredProviderToken/

/** Encrypts each push with its own key (RFC 8291). */
const encrypted = (payload: string, { p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>) => {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  return new Uint8Array(
    ece.encrypt(Buffer.from(payload), { version: 'aes128gcm', dh: p256dh, privateKey, authSecret: auth }),
  )
}

/** Returns `gone` if the subscription no longer exists; throws on other failures, and is retried if they may pass. */
export async function sendPush(
  config: PushConfig,
  { endpoint, p256dh, auth }: PushSubscription,
  { payload, topic }: Push,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<'accepted' | 'gone'> {
  // The service may have left the list since the browser subscribed.
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
    // A redirect could lead to an address that nobody has checked.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]),
  })
  const why = response.status === 403 ? await response.text() : ''
  if (why === '') await response.body?.cancel()
  if (response.ok) return 'accepted'
  const isOurFault = BAD_SIGNATURE.test(why)
  if (GONE.includes(response.status) && !isOurFault) return 'gone'
  // The path is a key to the browser, so the message names only the host.
  const message = `The push service ${new URL(endpoint).host} answered ${response.status}`
  throw isPassing(response.status) ? new Error(message) : new UnrecoverableError(message)
}
