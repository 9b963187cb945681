import { LockMode } from '@mikro-orm/core'
import { ownAccount } from '../accounts/ownAccount.js'
import { ownAct } from '../act.js'

const own = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

/** Records that the vendor said "not now" to adding a business, so we don't ask again. Returns the vendor's id. */
export const dismissBusinessPrompt = ownAct(own, async ({ user, now }) => {
  user.businessAskedAt ??= now
  return user.id
})
