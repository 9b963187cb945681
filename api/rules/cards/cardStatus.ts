/** Where a vendor stands with Stripe. */
export const cardStatuses = {
  off: { label: 'No cards' },
  pending: { label: 'Not finished' },
  on: { label: 'Takes cards' },
  restricted: { label: 'Stripe asks for more' },
} as const
export type CardStatus = keyof typeof cardStatuses

/** What Stripe says of an account, as far as its state follows from it. */
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

const known: [pattern: RegExp, words: string][] = [
  [/external_account/, 'a bank account for payouts'],
  [/verification\.(additional_)?document|documents/, 'a photo of a document'],
  [/ssn|id_number|tax_id/, 'a tax or identity number'],
  [/tos_acceptance/, 'its terms of service'],
  [/dob|first_name|last_name|address|phone|email/, 'details about a person'],
  [/business_profile|company/, 'details about the business'],
]

/** What Stripe asks for, each thing once: "a bank account for payouts and details about a person". Its page has the rest. */
export const needsInWords = (needs: readonly string[]): string => {
  const words = needs.map(need => known.find(([pattern]) => pattern.test(need))?.[1] ?? 'more details')
  const each = [...new Set(words)]
  return each.length < 3 ? each.join(' and ') : `${each.slice(0, -1).join(', ')}, and ${each.at(-1)}`
}
