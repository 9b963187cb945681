import type { ViewerFragment } from '../../generated/graphql.js'

/** What a user's account says of them. */
export const accountFacts = ({ firstName, lastName, email, phone }: ViewerFragment) => [
  { label: 'First Name', value: firstName },
  { label: 'Last Name', value: lastName },
  { label: 'Email', value: email },
  { label: 'Phone', value: phone || 'Not given' },
]
