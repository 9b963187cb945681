import { PAUSE_OFFER_RULE, SAVE_OFFER_RULE_ID } from '../../../test/operations.js'
import type { World } from '../../../test/security/world.js'

export const offerRule = async ({ people }: World): Promise<{ id: string }> =>
  (await people.vendor.ask(SAVE_OFFER_RULE_ID, { input: { size: '30_yard', price: '380' } })).saveOfferRule

export const pausedRule = async (world: World): Promise<{ id: string }> => {
  const { id } = await offerRule(world)
  await world.people.admin.ask(PAUSE_OFFER_RULE, { id, reason: 'Far too cheap' })
  return { id }
}
