import { TextField, type TextFieldProps } from './TextField.js'

type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max'> & { min?: string; max?: string }

/** A calendar date; the value is "2026-11-24", or "" if empty. */
export const DateField = (props: DateFieldProps) => <TextField autoComplete="off" {...props} type="date" />
