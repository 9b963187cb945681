import type { UserRow_UserFragment } from '../../../generated/graphql.js'

/** A user as form values. */
export const userValues = ({ firstName, lastName, email, phone }: UserRow_UserFragment) => ({
  firstName,
  lastName,
  email: email ?? '',
  phone: phone ?? '',
})
