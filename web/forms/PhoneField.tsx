import { TextField, type TextFieldProps } from './TextField.js'

export const PhoneField = (props: TextFieldProps) => (
  <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" />
)
