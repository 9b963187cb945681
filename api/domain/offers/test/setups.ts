import {
  HAUL_RULE,
  PAUSE_HAUL_RULE,
  PAUSE_OFFER_RULE,
  SAVE_HAUL_RULE_ID,
  SAVE_OFFER_RULE_ID,
} from '../../../test/operations.js'
import type { World } from '../../../test/security/world.js'

const reason = 'Far too cheap'

export const offerRule = async ({ people }: World): Promise<{ id: string }> =>
  (await people.vendor.ask(SAVE_OFFER_RULE_ID, { input: { size: '30_yard', price: '380' } })).saveOfferRule

export const pausedRule = async (world: World): Promise<{ id: string }> => {
  const { id } = await offerRule(world)
  await world.people.admin.ask(PAUSE_OFFER_RULE, { id, reason })
  return { id }
}

export const haulRule = async ({ people }: World): Promise<{ id: string }> =>
  (await people.vendor.ask(SAVE_HAUL_RULE_ID, { input: HAUL_RULE })).saveHaulRule

export const pausedHaulRule = async (world: World): Promise<{ id: string }> => {
  const { id } = await haulRule(world)
  await world.people.admin.ask(PAUSE_HAUL_RULE, { id, reason })
  return { id }
}
