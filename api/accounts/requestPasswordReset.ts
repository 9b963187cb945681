import type { Context } from '../context.js'
import { enqueue } from '../queue/enqueue.js'
import { count } from '../shared/throttle.js'

const RESETS = { name: 'reset', most: 30, seconds: 3600 }

/** Whether anybody has that email is found out in the background, so that neither the answer nor its time tells. */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await count(context, RESETS, context.caller.address)
  await enqueue(context.em, 'resetMail', { email })
}
