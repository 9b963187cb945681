import { count } from '../../platform/limits/throttle.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'

const BY_ADDRESS = { name: 'reset', most: 30, seconds: 3600 }
const BY_EMAIL = { name: 'reset-email', most: 5, seconds: 3600 }

/** A stranger may have made the earlier requests, but the links mailed for them work just as well. */
const ENOUGH =
  'Several reset emails were requested in the last hour. Use the link in one of them, or try again later.'

/** Looks up the account in the background, so that neither the response nor its timing reveals whether it exists. */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await count(context, BY_ADDRESS, context.caller.address)
  await count(context, BY_EMAIL, email.toLowerCase(), ENOUGH)
  await enqueue(context.em, 'resetMail', { email })
  context.app.taskRelay.wake()
}
