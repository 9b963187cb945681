/**
 * The reasons for which an admin may remove a rating or a reply. A low rating is not one of them and never
 * will be.
 */
export const removalReasons = {
  contact_details: 'Contact details',
  insults: 'Insults or hate',
  off_topic: 'Not about this job',
  private_information: 'Private information',
  threats: 'Threats or extortion',
} as const
export type RemovalReason = keyof typeof removalReasons

/** The reasons for which an admin may remove the name or the logo of a business. */
export const businessRemovalReasons = {
  contact_details: 'Contact details',
  insults: 'Insults or hate',
  misleading: 'Misleading claims',
  not_theirs: "Someone else's name or brand",
  obscene: 'Obscene or shocking',
} as const
export type BusinessRemovalReason = keyof typeof businessRemovalReasons
