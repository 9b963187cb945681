/** The roles of people in a business, with their labels and what each may do, from the most to the least. */
export const personRoles = {
  owner: { label: 'Owner', words: 'Everything, including people, prices, statements, and earnings.' },
  dispatcher: { label: 'Dispatcher', words: 'Bids, jobs, the board, messages, charges, and payments.' },
  driver: { label: 'Driver', words: 'Their own visits, on a phone. Drivers see no prices.' },
} as const
export type PersonRole = keyof typeof personRoles

/** Open invitations count, too. */
export const MOST_PEOPLE = 50
export const INVITATION_DAYS = 7

/** How many days before and after a visit its driver sees it. */
export const DRIVER_DAYS = 1

/** "a driver", "an owner" */
export const roleWords = (role: PersonRole): string =>
  `${role === 'owner' ? 'an' : 'a'} ${personRoles[role].label.toLowerCase()}`
