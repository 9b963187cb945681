import type { UserRow_UserFragment } from '../../../generated/graphql.js'
import { useViewedUserQuery } from '../../../generated/hooks.js'

/** The current state of the user that a question is about: another admin's act may have taken the row from its list. */
export const useUserNow = (user: UserRow_UserFragment): UserRow_UserFragment => {
  const { data, previousData } = useViewedUserQuery({ variables: { id: user.id } })
  return (data ?? previousData)?.user ?? user
}
