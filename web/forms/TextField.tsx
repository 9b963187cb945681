import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../ui/theme.js'
import { controlStyle } from './controlStyle.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { useZodField } from './useZodField.js'

const Box = styled.div<{ $before: boolean; $after: boolean }>`
  position: relative;

  input {
    ${controlStyle}
    ${({ $before }) => $before && 'padding-left: 32px;'}
    ${({ $after }) => $after && 'padding-right: 52px;'}
  }
`

const Before = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  left: ${theme.space.s};
  display: grid;
  place-items: center;
  color: ${theme.color.muted};
  pointer-events: none;
`

const After = styled.span`
  position: absolute;
  top: 2px;
  right: 3px;
`

export type TextFieldProps = FieldWords &
  Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'placeholder'
    | 'maxLength'
    | 'step'
    | 'min'
    | 'max'
    | 'autoCapitalize'
    | 'readOnly'
  > & {
    /** Inside the box on the left: "$". */
    before?: ReactNode
    /** A small control inside the box on the right. */
    after?: ReactNode
    /** Takes no spaces, such as those pasted around it. */
    spaceless?: boolean
    onValue?: (value: string) => void
  }

/** One line of text. The value is the string as typed. */
export const TextField = ({
  name,
  label,
  help,
  optional,
  required,
  before,
  after,
  spaceless,
  onValue,
  type = 'text',
  ...input
}: TextFieldProps) => {
  const field = useZodField(name)
  return (
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      optional={optional}
      required={required}
    >
      <Box $before={before !== undefined} $after={after !== undefined}>
        {before !== undefined && <Before aria-hidden="true">{before}</Before>}
        <input
          {...input}
          {...frameProps(field.id, field.error, { help, optional, required })}
          type={type}
          name={name}
          value={field.value ?? ''}
          onChange={({ target }) => {
            const value = spaceless ? target.value.replace(/\s/g, '') : target.value
            field.set(value)
            onValue?.(value)
          }}
          onBlur={field.leave}
          onWheel={type === 'number' ? ({ currentTarget }) => currentTarget.blur() : undefined}
        />
        {after !== undefined && <After>{after}</After>}
      </Box>
    </FieldFrame>
  )
}

/** `autoComplete`: "username" on the sign-in form, "email" elsewhere. */
export const EmailField = ({ autoComplete = 'email', ...props }: TextFieldProps) => (
  <TextField {...props} type="email" inputMode="email" autoCapitalize="none" autoComplete={autoComplete} />
)

export const PhoneField = (props: TextFieldProps) => (
  <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" />
)

/** Five digits, or ZIP+4. */
export const ZipField = ({ autoComplete = 'postal-code', ...props }: TextFieldProps) => (
  <TextField {...props} inputMode="numeric" maxLength={10} spaceless autoComplete={autoComplete} />
)

type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max'> & { min?: string; max?: string }

/** A calendar date; the value is "2026-11-24", or "" if empty. */
export const DateField = (props: DateFieldProps) => <TextField autoComplete="off" {...props} type="date" />

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
