import type { ViewerFragment } from '../generated/accounts.js'

/** The user's own details, as label and value. */
export const accountFacts = ({ firstName, lastName, email, phone }: ViewerFragment) => [
  { label: 'First Name', value: firstName },
  { label: 'Last Name', value: lastName },
  { label: 'Email', value: email },
  { label: 'Phone', value: phone || 'Not given' },
]
