import { useFormikContext } from 'formik'
import { ChangedMeanwhile } from '../../../forms/ChangedMeanwhile.js'
import type { UserRow_UserFragment } from '../../../generated/graphql.js'
import { fullName } from '../../../ui/text/fullName.js'

/** A user as form values. */
export const userValues = ({ firstName, lastName, email, phone }: UserRow_UserFragment) => ({
  firstName,
  lastName,
  email: email ?? '',
  phone: phone ?? '',
})

type UserChangedProps = { now: UserRow_UserFragment; onDecided: () => void }

export const UserChanged = ({ now, onDecided }: UserChangedProps) => {
  const { setValues } = useFormikContext()
  return (
    <ChangedMeanwhile
      facts={[
        { label: 'Name', value: fullName(now) },
        { label: 'Email', value: now.email },
        { label: 'Phone', value: now.phone || 'None' },
      ]}
      onKeep={onDecided}
      discardLabel="Use What It Is Now"
      onDiscard={() => {
        void setValues(userValues(now))
        onDecided()
      }}
    />
  )
}
