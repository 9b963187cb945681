import { createHash } from 'node:crypto'
import { type Counted, countAttempt, forgetAttempts, takeBackAttempt } from '../../platform/limits/pauses.js'
import type { Context } from '../context.js'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From one address at one account: what a person who mistypes meets. */
const PAIR = { name: 'sign-in', most: 10, seconds: DAY, firstSeconds: 30, longestSeconds: 15 * MINUTE }
/** At one account from everywhere: high, since it keeps its owner's new device out too. */
const ACCOUNT = {
  name: 'sign-in-account',
  most: 100,
  seconds: DAY,
  firstSeconds: 5,
  longestSeconds: 5 * MINUTE,
}
/** From one address at all accounts: an office has one address. */
const ADDRESS = {
  name: 'sign-in-address',
  most: 100,
  seconds: HOUR,
  firstSeconds: 30,
  longestSeconds: 15 * MINUTE,
}
/** At the whole install, from many addresses at many accounts: bounds the work, some 30 ms of a processor each. */
const INSTALL = { name: 'sign-in-install', most: 6_000, seconds: HOUR, firstSeconds: 1, longestSeconds: 4 }
/** From a device that has signed in to this account before: nobody else's guesses count here, nor these elsewhere. */
const DEVICE = {
  name: 'sign-in-device',
  most: 10,
  seconds: DAY,
  firstSeconds: 30,
  longestSeconds: 15 * MINUTE,
}
/** The password asked for again in a session: an open browser is no way to try passwords, nor to lock anybody out. */
const PROOF = { name: 'proof', most: 10, seconds: DAY, firstSeconds: 30, longestSeconds: 15 * MINUTE }

/** Any text may be tried as an email; what is kept of it is short, and names nobody. */
const named = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url')

interface Attempts {
  /** Counted before the password is tried: of many guesses at once no more are looked at than are due. */
  count(): Promise<void>
  /** It was the right one. */
  succeed(): Promise<void>
}

const attempts = (context: Context, own: Counted, shared: Counted[]): Attempts => ({
  count: () => countAttempt(context, [own, ...shared]),
  // What others have guessed goes on counting: their next guess is not free because the owner has come.
  async succeed() {
    if (shared.length > 0) await takeBackAttempt(context, shared)
    await forgetAttempts(context, own)
  },
})

/** Attempts to sign in, of a device that the account knows (`deviceId`) or of a stranger's. */
export const signInAttempts = (context: Context, email: string, deviceId: string | null): Attempts => {
  if (deviceId) return attempts(context, [DEVICE, deviceId], [])
  const { address } = context.caller
  const account = named(email)
  return attempts(
    context,
    [PAIR, `${account}:${address}`],
    [
      [ACCOUNT, account],
      [ADDRESS, address],
      [INSTALL, 'all'],
    ],
  )
}

/** Attempts to prove, signed in, that one knows the password. */
export const proofAttempts = (context: Context, sessionId: string): Attempts =>
  attempts(context, [PROOF, sessionId], [])
