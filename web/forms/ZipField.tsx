import { TextField, type TextFieldProps } from './TextField.js'

/** Five digits, or ZIP+4. */
export const ZipField = ({ autoComplete = 'postal-code', ...props }: TextFieldProps) => (
  <TextField {...props} inputMode="numeric" maxLength={10} autoComplete={autoComplete} />
)
