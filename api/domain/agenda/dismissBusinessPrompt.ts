import { LockMode } from '@mikro-orm/core'
import { lockActive } from '../accounts/lockActive.js'
import type { Context } from '../context.js'

/** Records that the vendor said "not now" to adding a business, so we don't ask again. Returns the vendor's id. */
export async function dismissBusinessPrompt(context: Context): Promise<string> {
  const viewer = await context.signedIn('vendor')
  return context.act(async tx => {
    const held = await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    held.get(viewer.id)!.businessAskedAt ??= context.now
    return viewer.id
  })
}
