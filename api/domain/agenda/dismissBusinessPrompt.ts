import { LockMode } from '@mikro-orm/core'
import { lockActive } from '../accounts/lockActive.js'
import type { Context } from '../context.js'

/** The vendor was asked for a business and said not now: it is not asked again. Returns the vendor's id. */
export async function dismissBusinessPrompt(context: Context): Promise<string> {
  const viewer = await context.signedIn('vendor')
  return context.act(async tx => {
    const held = await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    held.get(viewer.id)!.businessAskedAt ??= context.now
    return viewer.id
  })
}
