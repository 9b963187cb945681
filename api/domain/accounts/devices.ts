import { randomBytes } from 'node:crypto'
import { isSignature, signatureOf } from '../../platform/signature.js'
import type { Context } from '../context.js'
import { deviceCookie, readCookie } from './cookies.js'
import type { User } from './User.js'

/** Members of a household may share a browser. */
const MOST_ACCOUNTS = 4

/** The longest time browsers keep a cookie. */
const DAYS = 400

type Owner = Pick<User, 'id' | 'password'>

/** Signed with the password's hash, so a device that signed in with an older password is no longer known. */
const sign = ({ app }: Context, { id, password }: Owner, deviceId: string) =>
  signatureOf(app.config.secret, `device\n${deviceId}\n${id}\n${password}`)

/** `ID~SIGNATURE.ID~SIGNATURE`; names no account. */
const marksOf = ({ caller, app }: Context) =>
  (readCookie(caller.headers.cookie, app.config.deviceCookieName) ?? '')
    .split('.')
    .slice(0, MOST_ACCOUNTS)
    .filter(mark => /^[\w-]{22}~[\w-]{43}$/.test(mark))

const isOf = (context: Context, user: Owner, mark: string) => {
  const [deviceId, signature] = mark.split('~') as [string, string]
  return isSignature(signature, sign(context, user, deviceId))
}

/** The id of a device that has signed in to this account with its current password; null for an unknown device. */
export const knownDevice = (context: Context, user: Owner | null): string | null => {
  if (!user?.password) return null
  return (
    marksOf(context)
      .find(mark => isOf(context, user, mark))
      ?.slice(0, 22) ?? null
  )
}

/** From now on, other people's wrong guesses do not keep this browser from signing in to the account. */
export function rememberDevice(context: Context, user: Owner): void {
  const deviceId = knownDevice(context, user) ?? randomBytes(16).toString('base64url')
  const own = `${deviceId}~${sign(context, user, deviceId)}`
  const marks = [own, ...marksOf(context).filter(mark => mark !== own)].slice(0, MOST_ACCOUNTS)
  context.cookies.push(deviceCookie(context.app.config, marks.join('.'), DAYS * 86_400))
}
