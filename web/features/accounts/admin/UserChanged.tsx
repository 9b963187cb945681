import { formatPhone } from '@rules/formatPhone.js'
import { ChangedValues } from '../../../forms/ChangedValues.js'
import { fullName } from '../../../ui/text/fullName.js'
import type { UserRow_UserFragment } from './generated/users.js'

/** A user as form values. */
export const userValues = ({ firstName, lastName, email, phone }: UserRow_UserFragment) => ({
  firstName,
  lastName,
  email: email ?? '',
  phone: phone ?? '',
})

type UserChangedProps = { now: UserRow_UserFragment; onDecided: () => void }

export const UserChanged = ({ now, onDecided }: UserChangedProps) => (
  <ChangedValues
    facts={[
      { label: 'Name', value: fullName(now) },
      { label: 'Email', value: now.email },
      { label: 'Phone', value: now.phone ? formatPhone(now.phone) : 'None' },
    ]}
    values={userValues(now)}
    onDecided={onDecided}
  />
)
