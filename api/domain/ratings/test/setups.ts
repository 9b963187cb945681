import { bothRated, REPLY_TO_RATING } from '../../../test/deals.js'
import type { World } from '../../../test/security/world.js'

/** The customer's rating of the vendor, after both have rated. */
export const revealedRating = async ({ people }: World) => ({
  ratingId: await bothRated(people.customer, people.vendor, { comment: 'Quick' }),
})

export const repliedRating = async (world: World) => {
  const { ratingId } = await revealedRating(world)
  await world.people.vendor.ask(REPLY_TO_RATING, { input: { ratingId, reply: 'Thank you' } })
  return { ratingId }
}
