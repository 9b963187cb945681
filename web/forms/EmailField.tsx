import { TextField, type TextFieldProps } from './TextField.js'

/** `autoComplete`: "username" on the sign-in form, "email" elsewhere. */
export const EmailField = ({ autoComplete = 'email', ...props }: TextFieldProps) => (
  <TextField {...props} type="email" inputMode="email" autoCapitalize="none" autoComplete={autoComplete} />
)
