import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  readCardAccount: { name: 'A vendor at Stripe', about: 'User' },
  readCardAccounts: { name: 'Vendors that Stripe asks for more' },
  checkStripe: { name: 'The key for Stripe' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  CARDS_OFF: "This vendor doesn't take cards here",
} as const
