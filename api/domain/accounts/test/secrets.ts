import { type Secret } from '../../../test/security/story.js'

export const secrets = [
  { words: ['secret.dana@', '555-0001'], seenBy: ['dana', 'ada'] },
  { words: ['secret.kim@', '555-0002'], seenBy: ['kim', 'ada'] },
  { words: ['secret.dale@', '555-0003'], seenBy: ['dale', 'ada'] },
  { words: ['secret.mia@', '555-0004'], seenBy: ['mia', 'ada'] },
  { words: ['$argon2', 'passwordHash', 'tokenHash'], seenBy: [] },
] satisfies Secret[]
