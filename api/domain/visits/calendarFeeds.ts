import { LockMode } from '@mikro-orm/core'
import { lockActive } from '../accounts/lockActive.js'
import { hashOf, newSecret } from '../accounts/secrets.js'
import type { Context } from '../context.js'
import { CalendarFeed, type NewCalendarFeed } from './CalendarFeed.js'

const vendorAtBrowser = async (context: Context) => {
  await context.signedIn('vendor')
  return context.atBrowser()
}

/** Creates the vendor's feed, or gives it a new address that replaces the old one. Only a hash is stored. */
export async function createCalendarFeed(context: Context): Promise<NewCalendarFeed> {
  const viewer = await vendorAtBrowser(context)
  const token = newSecret()
  const createdAt = context.now
  await context.act(async tx => {
    await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const feed = await tx.findOne(CalendarFeed, { userId: viewer.id })
    const values = { tokenHash: hashOf(token), createdAt }
    if (feed) Object.assign(feed, values)
    else tx.create(CalendarFeed, { userId: viewer.id, ...values })
  })
  return { url: `${context.app.config.publicUrl}/api/calendar/${token}.ics`, createdAt }
}

/** Removes the feed. A second call changes nothing. */
export async function revokeCalendarFeed(context: Context): Promise<void> {
  const viewer = await vendorAtBrowser(context)
  await context.act(async tx => {
    await lockActive(tx, viewer)
    await tx.nativeDelete(CalendarFeed, { userId: viewer.id })
  })
}

export async function readCalendarFeed(context: Context): Promise<CalendarFeed | null> {
  const viewer = await vendorAtBrowser(context)
  return context.em.findOne(CalendarFeed, { userId: viewer.id })
}
