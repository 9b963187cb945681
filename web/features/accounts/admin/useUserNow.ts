import { useQuery } from '../../../apollo/hooks.js'
import { ViewedUserDocument } from '../../admin/viewing/generated/viewing.js'
import type { UserRow_UserFragment } from './generated/users.js'

/** The current state of the user that a question is about: another admin's act may have taken the row from its list. */
export const useUserNow = (user: UserRow_UserFragment): UserRow_UserFragment => {
  const { data, previousData } = useQuery(ViewedUserDocument, { variables: { id: user.id } })
  return (data ?? previousData)?.user ?? user
}
