import { TextField, type TextFieldProps } from './TextField.js'

type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'step' | 'before'>

/** Dollars and cents. The value is the decimal string as typed, never a float. */
export const MoneyField = ({ min = 0, ...props }: MoneyFieldProps) => (
  <TextField
    {...props}
    type="number"
    step="0.01"
    min={min}
    inputMode="decimal"
    before="$"
    autoComplete="off"
  />
)
