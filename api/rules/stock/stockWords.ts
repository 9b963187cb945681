/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  NO_STOCK: 'This vendor has no dumpster of that size left for these days. Choose another bid.',
  UNIT_TAKEN: 'This dumpster stands at another address',
  UNIT_NEEDED: 'Which dumpster did you bring?',
  TOO_MANY_DAYS_OFF: "You've reached the limit of days off. Remove some first.",
} as const
