import { HAUL_RULE, SAVE_HAUL_RULE_ID, SAVE_OFFER_RULE_ID } from '../../../test/operations.js'
import { type Secret, type Story } from '../../../test/security/story.js'

export const leave = async ({ dale, mia }: Story): Promise<void> => {
  await dale.ask(SAVE_OFFER_RULE_ID, { input: { size: '30_yard', price: '7303.33' } })
  await mia.ask(SAVE_OFFER_RULE_ID, { input: { size: '30_yard', price: '7403.33' } })
  await dale.ask(SAVE_HAUL_RULE_ID, { input: { ...HAUL_RULE, minimum: '7503.33' } })
  await mia.ask(SAVE_HAUL_RULE_ID, { input: { ...HAUL_RULE, minimum: '7603.33' } })
}

export const secrets = [
  { words: ['7303.33'], seenBy: ['dale', 'ada'] },
  { words: ['7403.33'], seenBy: ['mia', 'ada'] },
  { words: ['7503.33'], seenBy: ['dale', 'ada'] },
  { words: ['7603.33'], seenBy: ['mia', 'ada'] },
] satisfies Secret[]
