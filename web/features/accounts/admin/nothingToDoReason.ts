import { fullName } from '../../../ui/text/fullName.js'

type User = { firstName: string; lastName: string; isActive: boolean }

export const nothingToDoReason = (user: User) =>
  `${fullName(user)} is already ${user.isActive ? 'active' : 'suspended'}.`
