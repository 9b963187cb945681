import { hash, verify } from '@node-rs/argon2'
import { badField } from '../../platform/errors.js'
import { ConcurrencyLimit } from '../../platform/limits/ConcurrencyLimit.js'
import type { Context } from '../context.js'
import { isCommonPassword } from './isCommonPassword.js'
import { proofAttempts } from './signInAttempts.js'
import type { User } from './User.js'

/** From the library's const enum, which isolated modules cannot read. */
const ARGON2ID = 2

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One per thread of Node's pool. Others wait here rather than there, so that known browsers can pass them. */
const turns = new ConcurrencyLimit(4, 400, 10_000)

/** Normalized: "é" is one character on some keyboards and two on others. */
export const hashPassword = (password: string): Promise<string> =>
  turns.take(() => hash(password.normalize('NFC'), OPTIONS))

let nobodys: Promise<string> | undefined

/**
 * Takes the same time if the account does not exist or has no password yet. Sessions and known devices go
 * first, so a flood of sign-ins does not make them wait.
 */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
  isKnown: boolean,
): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const other = await nobodys.catch(error => {
    nobodys = undefined
    throw error
  })
  // Hashes older than normalization were made from the characters as typed.
  const spellings = new Set([password.normalize('NFC'), password, password.normalize('NFD')])
  for (const spelling of spellings)
    if (await turns.take(() => verify(stored ?? other, spelling), isKnown)) return stored != null
  return false
}

/** Hashes a new password. Refuses one that would be among the first to be guessed. */
export async function choosePassword(password: string): Promise<string> {
  if (isCommonPassword(password)) {
    throw badField('password', 'This password is too easy to guess. Please choose another.')
  }
  return hashPassword(password)
}

const NOT_CURRENT = 'This is not your current password'

/** Guesses are counted per session: strangers guessing at sign-in do not block this, or the other way around. */
export async function provePassword(context: Context, user: User, password: string): Promise<void> {
  const { sessionId } = await context.atBrowser()
  const attempts = proofAttempts(context, sessionId)
  await attempts.count()
  if (await isPassword(user.password, password, true)) return attempts.succeed()
  throw badField('currentPassword', NOT_CURRENT)
}

/** The password may have been reset, or a change of email taken back, since the password was confirmed. */
export const refuseUnproven = (held: User, known: User): void => {
  if (held.password !== known.password) throw badField('currentPassword', NOT_CURRENT)
}
