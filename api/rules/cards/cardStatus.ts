/** Where a vendor stands with Stripe. */
export const cardStatuses = {
  off: { label: 'No cards', tone: 'neutral' },
  pending: { label: 'Not finished', tone: 'yellow' },
  on: { label: 'Takes cards', tone: 'green' },
  restricted: { label: 'Stripe asks for more', tone: 'red' },
} as const
export type CardStatus = keyof typeof cardStatuses

/** The parts of an account at Stripe that its status follows from. */
interface ReadAccount {
  charges_enabled: boolean
  details_submitted: boolean
}

/** An account can charge or not whatever else it says. */
export const statusOfAccount = ({
  charges_enabled,
  details_submitted,
}: ReadAccount): Exclude<CardStatus, 'off'> => {
  if (charges_enabled) return 'on'
  return details_submitted ? 'restricted' : 'pending'
}
