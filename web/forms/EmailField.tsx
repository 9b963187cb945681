import { TextField, type TextFieldProps } from './TextField.js'

/** `autoComplete`: "username" where it signs in, "email" elsewhere. */
export const EmailField = ({ autoComplete = 'email', ...props }: TextFieldProps) => (
  <TextField {...props} type="email" inputMode="email" autoCapitalize="none" autoComplete={autoComplete} />
)
