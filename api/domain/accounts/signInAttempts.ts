import { createHash } from 'node:crypto'
import { type Counted, countAttempt, forgetAttempts, takeBackAttempt } from '../../platform/limits/pauses.js'
import type { Context } from '../context.js'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From one address at one account, which is what a user who mistypes runs into. */
const PAIR = { name: 'sign-in', most: 10, seconds: DAY, firstSeconds: 30, longestSeconds: 15 * MINUTE }
/** At one account from all addresses: high, since it also blocks a new device of the owner. */
const ACCOUNT = {
  name: 'sign-in-account',
  most: 100,
  seconds: DAY,
  firstSeconds: 5,
  longestSeconds: 5 * MINUTE,
}
/** From one address at all accounts: an office shares one address. */
const ADDRESS = {
  name: 'sign-in-address',
  most: 100,
  seconds: HOUR,
  firstSeconds: 30,
  longestSeconds: 15 * MINUTE,
}
/**
 * For the whole installation, from many addresses at many accounts. It limits the CPU load, some 30 ms for
 * each attempt.
 */
const INSTALL = { name: 'sign-in-install', most: 6_000, seconds: HOUR, firstSeconds: 1, longestSeconds: 4 }
/**
 * From a device that has signed in to this account before. Nobody else's guesses count here, and its guesses
 * count nowhere else.
 */
const DEVICE = {
  name: 'sign-in-device',
  most: 10,
  seconds: DAY,
  firstSeconds: 30,
  longestSeconds: 15 * MINUTE,
}
/** Confirming the password in a session: an open browser must not allow trying passwords or locking anybody out. */
const PROOF = { name: 'proof', most: 10, seconds: DAY, firstSeconds: 30, longestSeconds: 15 * MINUTE }

/** Any text may be tried as an email; what is stored is short and identifies nobody. */
const named = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url')

interface Attempts {
  /** Called before the password is checked, so that simultaneous guesses cannot exceed the limit. */
  count(): Promise<void>
  /** The password was right. */
  succeed(): Promise<void>
}

const attempts = (context: Context, own: Counted, shared: Counted[]): Attempts => ({
  count: () => countAttempt(context, [own, ...shared]),
  // Other people's guesses still count: their next guess is not free because the owner has signed in.
  async succeed() {
    if (shared.length > 0) await takeBackAttempt(context, shared)
    await forgetAttempts(context, own)
  },
})

/** Attempts to sign in, from a device known to the account (`deviceId`) or an unknown one. */
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

/** Attempts of a signed-in user to confirm the password. */
export const proofAttempts = (context: Context, sessionId: string): Attempts =>
  attempts(context, [PROOF, sessionId], [])
