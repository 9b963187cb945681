import { useFormikContext } from 'formik'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../ui/actions/IconButton.js'
import { useFormStatus } from './FormStatus.js'
import { TextField, type TextFieldProps } from './TextField.js'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = (props: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const { secrets } = useFormStatus()
  const { submitCount } = useFormikContext()
  useEffect(() => void secrets.add(props.name), [secrets, props.name])
  // Browsers remember sent text fields for the device's next user, so the password is hidden again on submit.
  useEffect(() => setShown(false), [submitCount])
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      // A shown password is text, which would be sent to spelling services.
      spellCheck={false}
      autoCorrect="off"
      after={
        <IconButton
          label={shown ? 'Hide what I typed' : 'Show what I typed'}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
