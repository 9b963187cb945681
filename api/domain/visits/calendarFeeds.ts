import { LockMode } from '@mikro-orm/core'
import { ownAccount } from '../accounts/ownAccount.js'
import { hashOf, newSecret } from '../accounts/secrets.js'
import { ownAct } from '../act.js'
import type { Context } from '../context.js'
import { CalendarFeed, type NewCalendarFeed } from './CalendarFeed.js'

const feedToCreate = { ...ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE), atBrowser: true } as const

/** Creates the vendor's feed, or gives it a new address that replaces the old one. Only a hash is stored. */
export const createCalendarFeed = ownAct(feedToCreate, async (acting): Promise<NewCalendarFeed> => {
  const { tx, context, viewer, now: createdAt } = acting
  const token = newSecret()
  const feed = await tx.findOne(CalendarFeed, { userId: viewer.personId })
  const values = { tokenHash: hashOf(token), createdAt }
  if (feed) Object.assign(feed, values)
  else tx.create(CalendarFeed, { userId: viewer.personId, ...values })
  return { url: `${context.app.config.publicUrl}/api/calendar/${token}.ics`, createdAt }
})

const feedToRevoke = { ...ownAccount(['vendor']), atBrowser: true } as const

/** Removes the feed. A second call changes nothing. */
export const revokeCalendarFeed = ownAct(feedToRevoke, async ({ tx, viewer }) => {
  await tx.nativeDelete(CalendarFeed, { userId: viewer.personId })
})

export async function readCalendarFeed(context: Context): Promise<CalendarFeed | null> {
  const { personId } = await context.signedIn('vendor')
  await context.atBrowser()
  return context.em.findOne(CalendarFeed, { userId: personId })
}
