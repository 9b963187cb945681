/** Where a vendor stands with Stripe. */
export const cardStatuses = {
  off: { label: 'No cards' },
  pending: { label: 'Not finished' },
  on: { label: 'Takes cards' },
  restricted: { label: 'Stripe asks for more' },
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
