import { useFormikContext } from 'formik'
import type { UserRow_UserFragment } from '../../../generated/graphql.js'
import { ChangedMeanwhile } from '../ChangedMeanwhile.js'
import { fullName } from './fullName.js'
import { personValues } from './personValues.js'

type PersonChangedProps = { now: UserRow_UserFragment; onDecided: () => void }

export const PersonChanged = ({ now, onDecided }: PersonChangedProps) => {
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
        void setValues(personValues(now))
        onDecided()
      }}
    />
  )
}
