import type { UserRow_UserFragment } from '../../../generated/graphql.js'

/** A person as a form holds them. */
export const userValues = ({ firstName, lastName, email, phone }: UserRow_UserFragment) => ({
  firstName,
  lastName,
  email: email ?? '',
  phone: phone ?? '',
})
